import type { Transaction } from 'kysely';

import type { Tables } from '../../platform/database/tables';
import { failPayment } from './fail-payment';
import { lockedPayment } from '../payment/locked-payment';

/** Waits no longer for a payment; it is ABANDONED, but money that comes all the same is not lost. */
export const giveUpPayment = async (
  trx: Transaction<Tables>,
  { paymentId, now }: { paymentId: string; now: Date },
): Promise<void> => {
  const payment = await lockedPayment(trx, paymentId);
  if (payment?.status === 'pending')
    await failPayment(trx, payment, { reason: 'ABANDONED', givenUp: true, now });
};
