import { CHANNELS } from '../seeds/channels';
import { SHOWS } from '../seeds/shows';
import { VIDEOS } from '../seeds/videos';
import type { ArtRecord } from './core/record';
import { reseedLookAlikes } from './core/reseed-look-alikes';
import { WIDTHS, type Shape } from './core/shape';
import { heroSvg } from './hero';
import { CHANNEL_HINTS } from './hints/channel-hints';
import { HERO } from './hints/hero-hint';
import { SHOW_HINTS } from './hints/show-hints';
import { STILL_HINTS } from './hints/still-hints';
import { hintOfVideo } from './picture-of-video';
import { posterSvg } from './poster';
import { shortStillSvg } from './short-still';
import { BRAND_NAMES, shareCardSvg } from './share-card';
import { starTileSvg } from './star-tile';
import { STORIES } from './stories/stories';
import { storyStillSvg } from './story-still';
import type { Typeface } from './title/typeface';

/** Picture to generate: its name, shape and encoded widths. */
export interface Picture {
  /** File name without width and extension. */
  name: string;
  shape: Shape;
  /** Encoded widths in pixels, smallest first. */
  widths: readonly number[];
  draw(typeface: Typeface): string;
}

interface ArtEntry {
  name: string;
  record: ArtRecord;
  /** Shapes to draw, by the suffix of the file name. */
  shapes: Readonly<Partial<Record<Ending, Shape>>>;
}

type Ending = '-poster' | '-wide' | '-upright' | '-short';

const seeded = (): ArtEntry[] => [
  ...SHOWS.map(({ slug, channel, en, ar }) => ({
    name: `shows/${slug}`,
    record: { seed: slug, ...SHOW_HINTS[slug], channel, title: { en: en.title, ar: ar.title } },
    shapes: { '-poster': 'poster', '-wide': 'banner', '-upright': 'upright' } as const,
  })),
  ...VIDEOS.flatMap(({ channel, videos }) => {
    const wide = videos.some(({ code }) => STILL_HINTS[code] !== undefined)
      ? ('still' as const)
      : ('wide' as const);
    return videos.map(({ code, kind, en, ar }) => ({
      name: `videos/${code}`,
      record: { ...hintOfVideo(code), channel, title: { en: en.title, ar: ar.title } },
      shapes: kind === 'short' ? ({ '-short': 'short', '-wide': 'pillarbox' } as const) : { '-wide': wide },
    }));
  }),
];

/** Returns the seed records that get a picture, in page order. Neighbours that look alike get another seed. */
export const artRecords = (): ArtEntry[] => {
  const entries = seeded();
  const row = reseedLookAlikes(entries.map(({ record }) => ({ channel: record.channel, hint: record })));
  return entries.map((entry, i) => ({
    ...entry,
    record: { ...entry.record, seed: row[i]?.hint.seed ?? entry.record.seed },
  }));
};

/** Lists every picture of the seeded catalogue and of the landing page. */
export const pictures = (): Picture[] => [
  ...artRecords().flatMap(({ name, record, shapes }) =>
    Object.entries(shapes).map(([ending, shape]) => ({
      name: `${name}${ending}`,
      shape,
      widths: WIDTHS[shape],
      draw: (typeface: Typeface) => {
        const story = STORIES.find(({ code }) => name === `videos/${code}`);
        if (story) return storyStillSvg(story, record, shape, typeface);
        return shape === 'pillarbox' ? shortStillSvg(record) : posterSvg(record, shape, typeface);
      },
    })),
  ),
  ...CHANNELS.map(({ slug, en }) => ({
    name: `channels/${slug}`,
    shape: 'tile' as const,
    widths: WIDTHS.tile,
    draw: () => starTileSvg({ seed: slug, ...CHANNEL_HINTS[slug], slug, name: en.name }),
  })),
  ...(['wide', 'tall'] as const).flatMap((format) =>
    (['ltr', 'rtl'] as const).map((direction) => ({
      name: `landing/hero-${format}-${direction}`,
      shape: `hero-${format}` as const satisfies Shape,
      widths: WIDTHS[`hero-${format}`],
      draw: () => heroSvg(HERO, format, direction),
    })),
  ),
  {
    name: 'landing/share',
    shape: 'share',
    widths: WIDTHS.share,
    draw: (typeface: Typeface) => shareCardSvg(HERO, BRAND_NAMES, typeface),
  },
];
