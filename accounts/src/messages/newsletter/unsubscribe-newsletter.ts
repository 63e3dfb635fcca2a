import type { Transaction } from 'kysely';

import type { Tables } from '../../platform/database/tables';

/** Ends the newsletter subscription of an address; a second call keeps the first end time. */
export const unsubscribeNewsletter = async (
  trx: Transaction<Tables>,
  emailKey: string,
  now: Date,
): Promise<void> => {
  await trx
    .updateTable('newsletter_subscriptions')
    .set({ ended_at: now })
    .where('email_key', '=', emailKey)
    .where('ended_at', 'is', null)
    .execute();
};
