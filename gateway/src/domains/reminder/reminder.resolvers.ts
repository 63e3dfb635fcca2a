import { reminderIdOfVideo, videoCodeOfReminder } from '@sahra/schemas/reminder-id';

import { nullIfUnavailable } from '../../content/null-if-unavailable';
import { formErrorsOf } from '../../graph/form-errors';
import { keyOfNodeId, nodeId } from '../../graph/node-id';
import { renameErrorFields } from '../../graph/rename-error-fields';
import { requireViewer } from '../../graph/require-viewer';
import type { Resolvers } from '../../graph/resolver-types.generated';
import { UpstreamFailure } from '../../upstreams/http/upstream-failure';
import { reminderOfEntry, reminderStart } from './reminder-of-entry';

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
      const { services, caller, locale, public: loaders } = context;
      try {
        requireViewer(context);
        const id = reminderIdOf(entryId);
        if (id !== null) await services.accounts.removeReminder(caller, id);
        const key = keyOfNodeId('ScheduleEntry', entryId);
        const entry = key === null ? null : await nullIfUnavailable(loaders.scheduleEntry.load(key));
        // That of its event would send the mail all the same.
        if (entry?.video_code) {
          const left = await reminderOfEntry(entry, await services.accounts.reminders(caller), loaders);
          if (left) await services.accounts.removeReminder(caller, left.schedule_id);
        }
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
    startsAt: (reminder, _args, { public: loaders }) => reminderStart(reminder, loaders),
    entry: ({ schedule_id }, _args, { public: { scheduleEntry } }) =>
      videoCodeOfReminder(schedule_id) === null ? scheduleEntry.load(schedule_id) : null,
  },
};
