import type { Insertable, Transaction } from 'kysely';

import { PAYMENT_EXPIRY_MINUTES } from '@sahra/schemas/constants';

import type { Tables } from '../database/tables';
import { enqueueJob } from '../jobs/enqueue-job';
import type { Payment } from './locked-payment';

const MINUTE_MS = 60_000;

/** Writes down that a payment is about to be asked for, before the provider hears of it; a job looks after it if nobody else does. */
export const beginPayment = async (
  trx: Transaction<Tables>,
  values: Omit<Insertable<Tables['payments']>, 'status' | 'created_at'>,
  now: Date,
): Promise<Payment> => {
  const payment = await trx
    .insertInto('payments')
    .values({ ...values, status: 'pending', created_at: now })
    .returningAll()
    .executeTakeFirstOrThrow();
  await enqueueJob(trx, {
    kind: 'payment-expiry',
    key: `${payment.id} first`,
    payload: { paymentId: payment.id, again: true },
    runAt: new Date(now.getTime() + PAYMENT_EXPIRY_MINUTES * MINUTE_MS),
  });
  return payment;
};
