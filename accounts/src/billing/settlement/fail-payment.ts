import type { Transaction } from 'kysely';

import type { Tables } from '../../platform/database/tables';
import { releasePromo } from '../promo/promo-use';
import { failRenewal } from '../subscription/fail-renewal';
import type { Payment } from '../payment/locked-payment';
import type { PaymentFailure } from '../payment/payment-provider';

interface Failure {
  reason: PaymentFailure;
  /** Decided by us and not by the provider. */
  givenUp: boolean;
  now: Date;
}

/** Writes down that a locked payment was not made. */
export const failPayment = async (
  trx: Transaction<Tables>,
  payment: Payment,
  { reason, givenUp, now }: Failure,
): Promise<void> => {
  await trx
    .updateTable('payments')
    .set({ status: 'failed', reason, given_up: givenUp, settled_at: now })
    .where('id', '=', payment.id)
    .execute();
  await releasePromo(trx, payment.id);
  if (payment.purpose === 'renewal') await failRenewal(trx, payment, now);
};
