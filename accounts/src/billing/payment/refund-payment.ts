import type { Transaction } from 'kysely';

import type { Tables } from '../../platform/database/tables';
import { enqueueJob } from '../../platform/jobs/enqueue-job';
import type { Payment } from './locked-payment';

interface Reason {
  reason: Tables['refunds']['reason'];
  now: Date;
}

/** Has the whole of a payment given back, by a job at once. */
export const refundPayment = async (
  trx: Transaction<Tables>,
  { id, amount_minor, currency }: Payment,
  { reason, now }: Reason,
): Promise<void> => {
  const refund = await trx
    .insertInto('refunds')
    .values({ payment_id: id, reason, amount_minor, currency, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  await enqueueJob(trx, { kind: 'refund', key: refund.id, payload: { refundId: refund.id }, runAt: now });
};
