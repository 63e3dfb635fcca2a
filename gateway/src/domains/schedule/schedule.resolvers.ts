import { nullIfUnavailable } from '../../content/null-if-unavailable';
import { connectionOf } from '../../graph/connection';
import { localeName } from '../../graph/locale';
import { nodeId } from '../../graph/node-id';
import type { Resolvers } from '../../graph/resolver-types.generated';
import { reminderOfEntry } from '../reminder/reminder-of-entry';
import { checkSpan } from './check-span';

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
    updatedAt: ({ updated_at }) => updated_at,
    viewerHasReminder: async (entry, _args, { viewer, public: loaders }) => {
      const reminders = viewer && (await nullIfUnavailable(viewer.reminders.load()));
      return reminders && (await reminderOfEntry(entry, reminders, loaders)) !== null;
    },
    startsAt: ({ starts_at }) => starts_at,
    endsAt: ({ ends_at }) => ends_at,
    channel: ({ channel_slug }, _args, { public: { channel } }) =>
      channel_slug ? channel.load(channel_slug) : null,
    video: ({ video_code }, _args, { public: { video } }) => (video_code ? video.load(video_code) : null),
  },
};
