import { nullIfUnavailable } from '../../content/null-if-unavailable';
import { formErrorsOf } from '../../graph/form-errors';
import { keyOfNodeId, nodeId } from '../../graph/node-id';
import { renameErrorFields } from '../../graph/rename-error-fields';
import { requireKey } from '../../graph/require-key';
import { requireViewer } from '../../graph/require-viewer';
import type { Resolvers } from '../../graph/resolver-types.generated';

/** Names of the upstream's fields in the graph. */
const FIELDS: ReadonlyMap<string, string> = new Map([['scheduleId', 'entryId']]);

export const reminderResolvers: Resolvers = {
  Viewer: {
    reminders: ({ own }) => own.reminders.load(),
  },
  Mutation: {
    addReminder: async (_root, { input: { entryId } }, context) => {
      const { services, caller, locale } = context;
      try {
        requireViewer(context);
        const key = requireKey('ScheduleEntry', entryId, { field: 'schedule_id', code: 'NOT_FOUND' });
        return { reminder: await services.accounts.addReminder(caller, key), errors: [] };
      } catch (error) {
        const errors = renameErrorFields(formErrorsOf(error, locale), FIELDS);
        return { reminder: null, errors };
      }
    },
    removeReminder: async (_root, { input: { entryId } }, context) => {
      const { services, caller, locale } = context;
      try {
        requireViewer(context);
        const key = keyOfNodeId('ScheduleEntry', entryId);
        if (key !== null) await services.accounts.removeReminder(caller, key);
        return { removed: true, errors: [] };
      } catch (error) {
        return { removed: false, errors: formErrorsOf(error, locale) };
      }
    },
  },
  Reminder: {
    entryId: ({ schedule_id }) => nodeId('ScheduleEntry', schedule_id),
    // Accounts reads the schedule only once an hour, so the cms value is newer.
    startsAt: async ({ schedule_id, starts_at }, _args, { public: { scheduleEntry } }) =>
      (await nullIfUnavailable(scheduleEntry.load(schedule_id)))?.starts_at ?? starts_at,
    entry: ({ schedule_id }, _args, { public: { scheduleEntry } }) => scheduleEntry.load(schedule_id),
  },
};
