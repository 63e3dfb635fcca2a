import { nullIfUnavailable } from '../../content/null-if-unavailable';
import { formErrorsOf } from '../../graph/form-errors';
import type { Resolvers } from '../../graph/resolver-types.generated';

export const reminderResolvers: Resolvers = {
  Query: {
    reminders: (_root, _args, { viewer }) => viewer?.reminders.load() ?? null,
  },
  Mutation: {
    addReminder: async (_root, { scheduleId }, { services, caller, locale }) => {
      try {
        return { reminder: await services.accounts.addReminder(caller, scheduleId), errors: [] };
      } catch (error) {
        return { reminder: null, errors: formErrorsOf(error, locale) };
      }
    },
    removeReminder: async (_root, { scheduleId }, { services, caller, locale }) => {
      try {
        await services.accounts.removeReminder(caller, scheduleId);
        return { removed: true, errors: [] };
      } catch (error) {
        return { removed: false, errors: formErrorsOf(error, locale) };
      }
    },
  },
  Reminder: {
    scheduleId: ({ schedule_id }) => schedule_id,
    // Accounts reads the schedule only once an hour, so the cms value is newer.
    startsAt: async ({ schedule_id, starts_at }, _args, { public: { scheduleEntry } }) =>
      (await nullIfUnavailable(scheduleEntry.load(schedule_id)))?.starts_at ?? starts_at,
    entry: ({ schedule_id }, _args, { public: { scheduleEntry } }) => scheduleEntry.load(schedule_id),
  },
};
