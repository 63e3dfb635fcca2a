import type { Locale } from '@sahra/schemas/constants';

import { readFreshAccessToken } from '../auth/read-fresh-access-token';
import { postOperation } from '../graph/post-operation';
import { firstFailure } from '../messages/first-failure';
import { AddReminderOperation } from './add-reminder.mutation.generated';
import { RemindersOperation } from './reminders.query.generated';
import type { RemindersQuery } from './reminders.query.generated';
import { RemoveReminderOperation } from './remove-reminder.mutation.generated';

type KeptReminder = NonNullable<NonNullable<RemindersQuery['viewer']>['reminders']>[number];

/** Returns the entries and events of which the viewer is reminded. */
export const fetchReminders = async (locale: Locale): Promise<readonly KeptReminder[]> => {
  const token = await readFreshAccessToken(locale);
  const { viewer } = await postOperation(RemindersOperation, {}, locale, token);
  return viewer?.reminders ?? [];
};

/**
 * Adds a reminder or removes it. Both may be repeated: an entry has one reminder or none.
 * @returns The error code, or null.
 */
export const updateReminder = async (
  entryId: string,
  wanted: boolean,
  locale: Locale,
): Promise<string | null> => {
  const variables = { input: { entryId } };
  try {
    const token = await readFreshAccessToken(locale);
    if (wanted) {
      const answer = await postOperation(AddReminderOperation, variables, locale, token);
      return firstFailure(answer.addReminder);
    }
    const answer = await postOperation(RemoveReminderOperation, variables, locale, token);
    return firstFailure(answer.removeReminder);
  } catch {
    return 'SOMETHING_WENT_WRONG';
  }
};
