import { connectionOf } from '../../graph/connection';
import { GraphFailure } from '../../graph/graph-failure';
import { localeName } from '../../graph/locale';
import { nodeId } from '../../graph/node-id';
import type { Resolvers } from '../../graph/resolver-types.generated';

/** One month: the longest range that a schedule page shows. */
const SPAN_MAX_DAYS = 31;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Throws BAD_USER_INPUT when the range ends before it begins or is longer than a schedule page shows. */
const checkSpan = (from: string, to: string): void => {
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS;
  if (days > 0 && days <= SPAN_MAX_DAYS) return;
  throw new GraphFailure(
    'BAD_USER_INPUT',
    `\`to\` must be after \`from\`, by at most ${SPAN_MAX_DAYS} days.`,
  );
};

export const scheduleResolvers: Resolvers = {
  Query: {
    scheduleEntry: (_root, { code }, { public: { scheduleEntry } }) => scheduleEntry.load(code),
    schedule: (_root, { from, to, channel, ...args }, { public: { schedule } }) => {
      checkSpan(from, to);
      return connectionOf(args, (limit, cursor) =>
        schedule.load({ from, to, channel: channel ?? undefined, limit, cursor }),
      );
    },
  },
  ScheduleEntry: {
    id: ({ id }) => nodeId('ScheduleEntry', id),
    code: ({ id }) => id,
    thumbnail: ({ picture }) => picture,
    language: ({ locale }) => localeName(locale),
    startsAt: ({ starts_at }) => starts_at,
    endsAt: ({ ends_at }) => ends_at,
    channel: ({ channel_slug }, _args, { public: { channel } }) =>
      channel_slug ? channel.load(channel_slug) : null,
    video: ({ video_code }, _args, { public: { video } }) => (video_code ? video.load(video_code) : null),
  },
};
