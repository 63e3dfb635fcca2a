import { CHANNELS } from '../seeds/channels';
import { SHOWS } from '../seeds/shows';
import { VIDEOS } from '../seeds/videos';
import type { ArtRecord } from './core/record';
import { withoutTwins } from './core/reroll';
import type { Shape } from './core/shape';
import { heroSvg } from './hero';
import { CHANNEL_HINTS, HERO, SHOW_HINTS, VIDEO_HINTS } from './hints';
import { posterSvg } from './poster';
import { BRAND_NAMES, shareCardSvg } from './share-card';
import { starTileSvg } from './star-tile';
import type { Typeface } from './title/typeface';

/** One picture that the product shows. */
export interface Picture {
  /** File name without width and extension. */
  name: string;
  shape: Shape;
  draw(typeface: Typeface): string;
}

interface ArtEntry {
  name: string;
  record: ArtRecord;
  /** What is drawn of it, by the ending of the file's name. */
  shapes: Readonly<Partial<Record<Ending, Shape>>>;
}

type Ending = 'poster' | 'wide' | 'upright' | 'short';

const seeded = (): ArtEntry[] => [
  ...SHOWS.map(({ slug, channel, en, ar }) => ({
    name: `shows/${slug}`,
    record: { seed: slug, ...SHOW_HINTS[slug], channel, title: { en: en.title, ar: ar.title } },
    shapes: { poster: 'poster', wide: 'banner', upright: 'upright' } as const,
  })),
  ...VIDEOS.flatMap(({ channel, videos }) =>
    videos.map(({ code, kind, en, ar }) => ({
      name: `videos/${code}`,
      record: { seed: code, ...VIDEO_HINTS[code], channel, title: { en: en.title, ar: ar.title } },
      shapes: kind === 'short' ? ({ short: 'short', wide: 'wide' } as const) : ({ wide: 'wide' } as const),
    })),
  ),
];

/** The records of the seeds that are drawn, in the order in which pages show them. */
export const artRecords = (): ArtEntry[] => {
  const entries = seeded();
  const row = withoutTwins(entries.map(({ record }) => ({ channel: record.channel, hint: record })));
  return entries.map((entry, i) => ({
    ...entry,
    record: { ...entry.record, seed: row[i]?.hint.seed ?? entry.record.seed },
  }));
};

/** Every picture of the seeded catalogue and of the landing page. */
export const pictures = (): Picture[] => [
  ...artRecords().flatMap(({ name, record, shapes }) =>
    Object.entries(shapes).map(([ending, shape]) => ({
      name: `${name}-${ending}`,
      shape,
      draw: (typeface: Typeface) => posterSvg(record, shape, typeface),
    })),
  ),
  ...CHANNELS.map(({ slug, en }) => ({
    name: `channels/${slug}`,
    shape: 'tile' as const,
    draw: () => starTileSvg({ seed: slug, ...CHANNEL_HINTS[slug], slug, name: en.name }),
  })),
  ...(['wide', 'tall'] as const).flatMap((format) =>
    (['ltr', 'rtl'] as const).map((direction) => ({
      name: `landing/hero-${format}-${direction}`,
      shape: `hero-${format}` as const satisfies Shape,
      draw: () => heroSvg(HERO, format, direction),
    })),
  ),
  {
    name: 'landing/share',
    shape: 'share',
    draw: (typeface: Typeface) => shareCardSvg(HERO, BRAND_NAMES, typeface),
  },
];
