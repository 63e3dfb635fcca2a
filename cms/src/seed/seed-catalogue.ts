import type { Core } from '@strapi/strapi';

import { altOf } from '../../art/alt';
import { paletteOf } from '../../art/core/palette';
import { CHANNEL_HINTS, HERO, SHOW_HINTS, VIDEO_HINTS } from '../../art/hints';
import { CHANNELS } from '../../seeds/channels';
import { META_TAGS } from '../../seeds/meta-tags';
import type { InBoth, VideoSeed } from '../../seeds/seed-types';
import { SHOWS } from '../../seeds/shows';
import { VIDEOS } from '../../seeds/videos';
import { liveTimes } from './live-times';
import type { PictureUploader } from './picture-uploader';
import { seedRecord } from './seed-record';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Room between two records, so that editors can put one in between. */
const POSITION_STEP = 10;

const found = (documents: ReadonlyMap<string, string>, slug: string): string => {
  const document = documents.get(slug);
  if (document === undefined) throw new Error(`The seeds name “${slug}”, which does not exist.`);
  return document;
};

const withAlt = <Words extends object>(
  { en, ar }: InBoth<Words>,
  key: 'pictureAlt' | 'posterAlt',
  alt: InBoth<string>,
) => ({
  en: { ...en, [key]: alt.en },
  ar: { ...ar, [key]: alt.ar },
});

const timesOf = ({ live, seconds, releasedDaysAgo }: VideoSeed, now: number, order: number) => {
  return {
    live: live !== undefined,
    recorded: live === undefined,
    ...(live ? liveTimes(live, now) : { startsAt: null, endsAt: null }),
    durationSeconds: seconds ?? null,
    // One minute apart, so that the order of videos of the same day is the order of the seeds.
    releasedAt: new Date(now - releasedDaysAgo * DAY_MS - order * MINUTE_MS),
  };
};

/** Seeds channels, shows, videos and metadata. Live times count from `now`. */
export const seedCatalogue = async (
  strapi: Core.Strapi,
  upload: PictureUploader,
  now: number,
): Promise<void> => {
  const channels = new Map<string, string>();
  for (const [index, { slug, ...words }] of CHANNELS.entries()) {
    const alt = altOf(slug, { seed: slug, ...CHANNEL_HINTS[slug] });
    const picture = await upload(`channels/${slug}`, alt.en);
    const facts = { slug, position: (index + 1) * POSITION_STEP, picture, light: paletteOf(slug).light };
    channels.set(slug, await seedRecord(strapi, 'channel', facts, withAlt(words, 'pictureAlt', alt)));
  }
  const shows = new Map<string, string>();
  for (const [index, { slug, channel, year, ageRating, ...words }] of SHOWS.entries()) {
    const alt = altOf(channel, { seed: slug, ...SHOW_HINTS[slug] });
    const facts = {
      slug,
      position: (index + 1) * POSITION_STEP,
      year,
      ageRating,
      poster: await upload(`shows/${slug}-poster`, alt.en),
      wide: await upload(`shows/${slug}-wide`, alt.en),
      upright: await upload(`shows/${slug}-upright`, alt.en),
      channel: found(channels, channel),
    };
    shows.set(slug, await seedRecord(strapi, 'show', facts, withAlt(words, 'posterAlt', alt)));
  }
  let order = 0;
  for (const { show, channel, videos } of VIDEOS)
    for (const video of videos) {
      const alt = altOf(channel, { seed: video.code, ...VIDEO_HINTS[video.code] });
      const facts = {
        code: video.code,
        kind: video.kind,
        premium: video.premium ?? false,
        episodeNumber: video.episode ?? null,
        ...timesOf(video, now, (order += 1)),
        poster: await upload(`videos/${video.code}-wide`, alt.en),
        upright: video.kind === 'short' ? await upload(`videos/${video.code}-short`, alt.en) : null,
        show: found(shows, show),
        channel: found(channels, channel),
      };
      await seedRecord(strapi, 'video', facts, withAlt(video, 'posterAlt', alt));
    }
  const heroAlt = altOf(HERO.channel, HERO);
  const heroPicture = await upload('landing/hero-wide-ltr', heroAlt.en);
  for (const { code, hero, ...words } of META_TAGS) {
    const alt = hero ? heroAlt : { en: '', ar: '' };
    await seedRecord(
      strapi,
      'meta-tags',
      { code, picture: hero ? heroPicture : null },
      withAlt(words, 'pictureAlt', alt),
    );
  }
};
