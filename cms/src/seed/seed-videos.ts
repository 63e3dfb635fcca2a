import { pictureOfVideo } from '../../art/picture-of-video';
import { CHAPTERS } from '../../seeds/chapters';
import type { VideoSeed, VideosOfShow } from '../../seeds/seed-types';
import { SHOWS } from '../../seeds/shows';
import { VIDEOS } from '../../seeds/videos';
import { allSettledOrThrow } from './all-settled-or-throw';
import type { CatalogueSeeding } from './catalogue-seeding';
import { liveTimes } from './live-times';
import { seedRecords, type RecordSeed } from './seed-records';
import { seedChapters } from './seed-chapters';
import { seededId } from './seeded-id';
import { seededSeconds } from './seeded-seconds';
import { withAlt } from './with-alt';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Ids of the records that own videos, by slug. */
export interface VideoOwners {
  channels: ReadonlyMap<string, number>;
  shows: ReadonlyMap<string, number>;
}

const timesOf = (video: VideoSeed, now: number, order: number) => {
  const { live, releasedDaysAgo } = video;
  return {
    live: live !== undefined,
    recorded: live === undefined,
    ...(live ? liveTimes(live, now) : { startsAt: null, endsAt: null }),
    durationSeconds: seededSeconds(video),
    // One minute apart, so that videos of the same day keep the order of the seeds.
    releasedAt: new Date(now - releasedDaysAgo * DAY_MS - order * MINUTE_MS),
  };
};

/** Clips and shorts belong to a season only where the seeds name one. */
const seasonOf = (show: string, { kind, season }: VideoSeed): number | null => {
  const hasSeasons = SHOWS.some(({ slug, seasons }) => slug === show && seasons !== undefined);
  const isWhole = kind === 'episode' || kind === 'match';
  return season ?? (hasSeasons && isWhole ? 1 : null);
};

const recordsOf = (
  { show, channel, videos }: VideosOfShow,
  before: number,
  { upload, drawn, now }: CatalogueSeeding,
  { channels, shows }: VideoOwners,
): Promise<RecordSeed[]> => {
  return allSettledOrThrow(
    videos.map(async (video, index) => {
      const { code, kind, premium = false, episode = null, followsSchedule = false, en, ar } = video;
      const { name, alt } = pictureOfVideo(code, channel);
      const upright = `videos/${code}-short`;
      return {
        facts: {
          code,
          kind,
          premium,
          followsSchedule,
          episodeNumber: episode,
          seasonNumber: seasonOf(show, video),
          ...timesOf(video, now, before + index + 1),
          poster: drawn.has(name) ? await upload(name, alt.en) : null,
          upright: drawn.has(upright) ? await upload(upright, alt.en) : null,
          show: seededId(shows, show),
          channel: seededId(channels, channel),
        },
        words: withAlt({ en, ar }, 'posterAlt', alt),
      };
    }),
  );
};

/** Seeds the videos of all shows, and their chapters. */
export const seedVideos = async (seeding: CatalogueSeeding, owners: VideoOwners): Promise<void> => {
  const records: RecordSeed[] = [];
  // Sequential, because each show opens several dozen files.
  for (const ofShow of VIDEOS) records.push(...(await recordsOf(ofShow, records.length, seeding, owners)));
  await seedRecords(seeding.strapi, 'video', records);
  await seedChapters(seeding.strapi, CHAPTERS);
};
