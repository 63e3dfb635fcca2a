import { namesShow } from '@sahra/schemas/names-show';
import type { Core } from '@strapi/strapi';

import type { InBoth, VideoSeed } from '../../seeds/seed-types';
import { SHOWS } from '../../seeds/shows';
import { VIDEOS } from '../../seeds/videos';
import { liveTimes } from './live-times';
import { scheduleFrom, type ScheduledVideo } from './schedule-times';
import { seedRecords } from './seed-records';
import { seededId } from './seeded-id';

/** Longer events take place on every evening and have a fixed slot in the schedule. */
const EVENT_MAX_MS = 6 * 60 * 60_000;

interface Programme {
  isLive: boolean;
  channel: string;
  title: InBoth<string>;
}

const programmeOf = (show: string, channel: string, video: VideoSeed): Programme => {
  const title = (locale: 'en' | 'ar'): string => {
    const name = SHOWS.find(({ slug }) => slug === show)?.[locale].title ?? '';
    const own = video[locale].title;
    return own.includes(':') || video.kind === 'match' || namesShow(own, name) ? own : `${name}: ${own}`;
  };
  return { isLive: video.live !== undefined, channel, title: { en: title('en'), ar: title('ar') } };
};

const programmes = (): ReadonlyMap<string, Programme> =>
  new Map(
    VIDEOS.flatMap(({ show, channel, videos }) =>
      videos.map((video) => [video.code, programmeOf(show, channel, video)] as const),
    ),
  );

/** One-time events, which the schedule lists at their own time. */
const events = (now: number): ScheduledVideo[] =>
  VIDEOS.flatMap(({ videos }) =>
    videos.flatMap(({ code, live }) => {
      const { startsAt, endsAt } = live ? liveTimes(live, now) : { startsAt: null, endsAt: null };
      const isEvent = startsAt && endsAt && endsAt.getTime() - startsAt.getTime() <= EVENT_MAX_MS;
      return isEvent ? [{ code, startsAt, endsAt }] : [];
    }),
  );

const idsBy = async (
  strapi: Core.Strapi,
  uid: 'api::channel.channel' | 'api::video.video',
  key: 'slug' | 'code',
): Promise<ReadonlyMap<string, number>> => {
  const rows: unknown = await strapi.db.query(uid).findMany({ select: ['id', key] });
  return new Map(
    (rows as Record<string, string | number>[]).map((row) => [String(row[key]), Number(row['id'])]),
  );
};

/** Seeds two weeks of evenings, counted from `now`. */
export const seedSchedule = async (strapi: Core.Strapi, now: number): Promise<void> => {
  const known = programmes();
  const channels = await idsBy(strapi, 'api::channel.channel', 'slug');
  const videos = await idsBy(strapi, 'api::video.video', 'code');
  const records = [...scheduleFrom(now), ...events(now)].map(({ code, startsAt, endsAt }) => {
    const programme = known.get(code);
    if (!programme) throw new Error(`The schedule names the video “${code}”, which does not exist.`);
    const { isLive, channel, title } = programme;
    return {
      facts: {
        startsAt,
        endsAt,
        live: isLive,
        channel: seededId(channels, channel),
        video: seededId(videos, code),
      },
      words: { en: { title: title.en }, ar: { title: title.ar } },
    };
  });
  await seedRecords(strapi, 'schedule-entry', records);
};
