import type { Insertable, Transaction } from 'kysely';

import type { Tables } from '../../platform/database/tables';
import type { Payment } from './locked-payment';
import { lookAfterPayment } from './look-after-payment';

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
  await lookAfterPayment(trx, { paymentId: payment.id, look: 'first', now });
  return payment;
};
