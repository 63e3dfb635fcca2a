import { connectionOf } from '../../graph/connection';
import { localeName } from '../../graph/locale';
import type { Resolvers } from '../../graph/resolver-types.generated';
import { checkSpan } from './check-span';

export const scheduleResolvers: Resolvers = {
  Query: {
    scheduleEntry: (_root, { id }, { public: { scheduleEntry } }) => scheduleEntry.load(id),
    schedule: (_root, { from, to, channel, ...args }, { public: { schedule } }) => {
      checkSpan(from, to);
      return connectionOf(args, (limit, cursor) =>
        schedule.load({ from, to, channel: channel ?? undefined, limit, cursor }),
      );
    },
  },
  ScheduleEntry: {
    language: ({ locale }) => localeName(locale),
    startsAt: ({ starts_at }) => starts_at,
    endsAt: ({ ends_at }) => ends_at,
    channel: ({ channel_slug }, _args, { public: { channel } }) =>
      channel_slug ? channel.load(channel_slug) : null,
    video: ({ video_code }, _args, { public: { video } }) => (video_code ? video.load(video_code) : null),
  },
};
