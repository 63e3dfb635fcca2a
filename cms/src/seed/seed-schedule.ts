import type { Core } from '@strapi/strapi';

import { LOCALES } from '@sahra/schemas/constants';

import type { InBoth, VideoSeed } from '../../seeds/seed-types';
import { SHOWS } from '../../seeds/shows';
import { VIDEOS } from '../../seeds/videos';
import { liveTimes } from './live-times';
import { scheduleFrom, type ScheduledVideo } from './schedule-times';

const ENTRY = 'api::schedule.schedule-entry';
const ENTRY_WORDS = 'api::schedule.schedule-entry-text';
/** An event longer than this is on every evening and has its place there. */
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
    return own.includes(':') || video.kind === 'match' ? own : `${name}: ${own}`;
  };
  return { isLive: video.live !== undefined, channel, title: { en: title('en'), ar: title('ar') } };
};

const programmes = (): ReadonlyMap<string, Programme> =>
  new Map(
    VIDEOS.flatMap(({ show, channel, videos }) =>
      videos.map((video) => [video.code, programmeOf(show, channel, video)] as const),
    ),
  );

/** Events that happen once stand in the schedule at their own time. */
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

/**
 * Seeds two weeks of evenings, counted from `now`. Hundreds of records: they are written as rows, drafts and
 * published words alike, because one by one through the document service they would take longer than all other
 * seeds together.
 */
export const seedSchedule = async (strapi: Core.Strapi, now: number): Promise<void> => {
  const known = programmes();
  const channels = await idsBy(strapi, 'api::channel.channel', 'slug');
  const videos = await idsBy(strapi, 'api::video.video', 'code');
  const publishedAt = new Date(now);
  const words: object[] = [];
  for (const { code, startsAt, endsAt } of [...scheduleFrom(now), ...events(now)]) {
    const programme = known.get(code);
    if (!programme) throw new Error(`The schedule names the video “${code}”, which does not exist.`);
    const { documentId } = (await strapi.db.query(ENTRY).create({
      data: {
        startsAt,
        endsAt,
        live: programme.isLive,
        channel: channels.get(programme.channel),
        video: videos.get(code),
        publishedAt,
      },
    })) as { documentId: string };
    for (const locale of LOCALES)
      for (const status of [null, publishedAt])
        words.push({ documentId, locale, title: programme.title[locale], publishedAt: status });
  }
  await strapi.db.query(ENTRY_WORDS).createMany({ data: words });
};
