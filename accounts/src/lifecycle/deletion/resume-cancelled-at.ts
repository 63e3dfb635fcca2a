import type { Transaction } from 'kysely';

import type { Tables } from '../../platform/database/tables';

/** Takes back the cancellation that came with a deletion, while the period still runs. What the viewer had cancelled before stays cancelled. */
export const resumeCancelledAt = async (
  trx: Transaction<Tables>,
  viewerId: string,
  deletedAt: Date,
  now: Date,
): Promise<void> => {
  await trx
    .updateTable('subscriptions')
    .set({ cancelled_at: null })
    .where('viewer_id', '=', viewerId)
    .where('ended_at', 'is', null)
    .where('cancelled_at', '=', deletedAt)
    .where('period_ends_at', '>', now)
    .execute();
};
