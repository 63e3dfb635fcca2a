import type { Transaction } from 'kysely';

import type { Tables } from '../../platform/database/tables';
import { failPayment } from './fail-payment';
import { lockedPayment } from '../payment/locked-payment';
import type { PaymentOutcome } from '../payment/payment-provider';
import { succeedPayment } from './succeed-payment';

interface Settlement {
  paymentId: string;
  outcome: PaymentOutcome;
  now: Date;
}

/**
 * Writes down what became of a payment, with everything that follows from it: the one way by which a subscription begins, renews or changes for money.
 * May be called any number of times and in any order: what is final stays. Only a payment that was given up can still succeed,
 * and is refunded by a job when what it was for has been decided otherwise meanwhile.
 */
export const settlePayment = async (
  trx: Transaction<Tables>,
  { paymentId, outcome, now }: Settlement,
): Promise<void> => {
  const payment = await lockedPayment(trx, paymentId);
  if (!payment) return;
  const open = payment.status === 'pending';
  if (outcome.state === 'succeeded') {
    if (open || payment.given_up) await succeedPayment(trx, payment, outcome, now);
  } else if (outcome.state === 'failed') {
    if (open) await failPayment(trx, payment, { reason: outcome.reason, givenUp: false, now });
  } else if (open && outcome.redirectUrl !== null && payment.handed_over_at === null) {
    await trx.updateTable('payments').set({ handed_over_at: now }).where('id', '=', paymentId).execute();
  }
};
