import type { Dependencies } from '../../platform/dependencies';
import type { Payment } from '../payment/locked-payment';
import type { PaymentOutcome } from '../payment/payment-provider';
import { settleNow } from './settle-now';

/** Asks the provider what is the case of a payment that is pending, and settles it; null when it is not pending or the provider has never heard of it. */
export const lookAgain = async (
  dependencies: Pick<Dependencies, 'database' | 'clock' | 'payments'>,
  { id, status }: Pick<Payment, 'id' | 'status'>,
): Promise<PaymentOutcome | null> => {
  if (status !== 'pending') return null;
  const outcome = await dependencies.payments.outcomeOf(id);
  if (outcome) await settleNow(dependencies, id, outcome);
  return outcome;
};
