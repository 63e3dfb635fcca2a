import { reminderIdOfVideo, videoCodeOfReminder } from '@sahra/schemas/reminder-id';

import { nullIfUnavailable } from '../../content/null-if-unavailable';
import { formErrorsOf } from '../../graph/form-errors';
import { keyOfNodeId, nodeId } from '../../graph/node-id';
import { renameErrorFields } from '../../graph/rename-error-fields';
import { requireViewer } from '../../graph/require-viewer';
import type { Resolvers } from '../../graph/resolver-types.generated';
import { UpstreamFailure } from '../../upstreams/http/upstream-failure';

/** Names of the upstream's fields in the graph. */
const FIELDS: ReadonlyMap<string, string> = new Map([['scheduleId', 'entryId']]);

/** Returns the id of accounts for a global id; null for an id of anything but an entry or a video. */
const reminderIdOf = (entryId: string): string | null => {
  const code = keyOfNodeId('Video', entryId);
  return code === null ? keyOfNodeId('ScheduleEntry', entryId) : reminderIdOfVideo(code);
};

export const reminderResolvers: Resolvers = {
  Viewer: {
    reminders: ({ own }) => own.reminders.load(),
  },
  Mutation: {
    addReminder: async (_root, { input: { entryId } }, context) => {
      const { services, caller, locale } = context;
      try {
        requireViewer(context);
        const id = reminderIdOf(entryId);
        if (id === null)
          throw new UpstreamFailure('gateway', 422, 'NOT_FOUND', { schedule_id: ['NOT_FOUND'] });
        return { reminder: await services.accounts.addReminder(caller, id), errors: [] };
      } catch (error) {
        const errors = renameErrorFields(formErrorsOf(error, locale), FIELDS);
        return { reminder: null, errors };
      }
    },
    removeReminder: async (_root, { input: { entryId } }, context) => {
      const { services, caller, locale } = context;
      try {
        requireViewer(context);
        const id = reminderIdOf(entryId);
        if (id !== null) await services.accounts.removeReminder(caller, id);
        return { removed: true, errors: [] };
      } catch (error) {
        return { removed: false, errors: formErrorsOf(error, locale) };
      }
    },
  },
  Reminder: {
    entryId: ({ schedule_id }) => {
      const code = videoCodeOfReminder(schedule_id);
      return code === null ? nodeId('ScheduleEntry', schedule_id) : nodeId('Video', code);
    },
    // Accounts reads the start only once an hour, so the cms value is newer.
    startsAt: async ({ schedule_id, starts_at }, _args, { public: { scheduleEntry, video } }) => {
      const code = videoCodeOfReminder(schedule_id);
      const subject = code === null ? scheduleEntry.load(schedule_id) : video.load(code);
      return (await nullIfUnavailable<{ starts_at: string | null } | null>(subject))?.starts_at ?? starts_at;
    },
    entry: ({ schedule_id }, _args, { public: { scheduleEntry } }) =>
      videoCodeOfReminder(schedule_id) === null ? scheduleEntry.load(schedule_id) : null,
  },
};
