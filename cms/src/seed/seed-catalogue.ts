import type { Core } from '@strapi/strapi';

import { CHANNELS } from '../../seeds/channels';
import { META_TAGS } from '../../seeds/meta-tags';
import type { InBoth, VideoSeed } from '../../seeds/seed-types';
import { SHOWS } from '../../seeds/shows';
import { VIDEOS } from '../../seeds/videos';
import { seedRecord } from './seed-record';
import type { PictureFinder } from './upload-pictures';

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
  const at = (minutes: number | null): Date | null =>
    minutes === null ? null : new Date(now + minutes * MINUTE_MS);
  return {
    live: live !== undefined,
    recorded: live === undefined,
    startsAt: at(live?.startsInMinutes ?? null),
    endsAt: at(live?.endsInMinutes ?? null),
    durationSeconds: seconds ?? null,
    // One minute apart, so that the order of videos of the same day is the order of the seeds.
    releasedAt: new Date(now - releasedDaysAgo * DAY_MS - order * MINUTE_MS),
  };
};

/** Seeds channels, shows, videos and metadata. Live times count from `now`. */
export const seedCatalogue = async (
  strapi: Core.Strapi,
  picture: PictureFinder,
  now: number,
): Promise<void> => {
  const channels = new Map<string, string>();
  for (const [index, { slug, picture: name, ...words }] of CHANNELS.entries()) {
    const { id, seed } = picture('channels', name);
    const facts = { slug, position: (index + 1) * POSITION_STEP, picture: id };
    channels.set(slug, await seedRecord(strapi, 'channel', facts, withAlt(words, 'pictureAlt', seed.alt)));
  }
  const shows = new Map<string, string>();
  for (const [index, { slug, channel, picture: name, ...words }] of SHOWS.entries()) {
    const { id, seed } = picture('shows', name);
    const facts = {
      slug,
      position: (index + 1) * POSITION_STEP,
      poster: id,
      channel: found(channels, channel),
    };
    shows.set(slug, await seedRecord(strapi, 'show', facts, withAlt(words, 'posterAlt', seed.alt)));
  }
  let order = 0;
  for (const { show, channel, videos } of VIDEOS)
    for (const video of videos) {
      const { id, seed } = picture('videos', video.picture);
      const facts = {
        code: video.code,
        kind: video.kind,
        premium: video.premium ?? false,
        episodeNumber: video.episode ?? null,
        ...timesOf(video, now, (order += 1)),
        poster: id,
        show: found(shows, show),
        channel: found(channels, channel),
      };
      await seedRecord(strapi, 'video', facts, withAlt(video, 'posterAlt', seed.alt));
    }
  for (const { code, picture: name, ...words } of META_TAGS) {
    const shown = name === undefined ? null : picture('videos', name);
    const alt = shown?.seed.alt ?? { en: '', ar: '' };
    await seedRecord(
      strapi,
      'meta-tags',
      { code, picture: shown?.id ?? null },
      withAlt(words, 'pictureAlt', alt),
    );
  }
};
