import type { Dependencies } from '../../platform/dependencies';
import { isPaymentInFlight } from '../payment/payment';
import type { Payment } from '../payment/payment';
import type { PaymentOutcome } from '../payment/payment-provider';
import { settlePayment } from './settle-payment';

/** Settles a payment with the provider's outcome, in a transaction of its own. */
export const settlePaymentNow = async (
  { database, clock }: Pick<Dependencies, 'database' | 'clock'>,
  paymentId: string,
  outcome: PaymentOutcome,
): Promise<void> =>
  database.queries.transaction().execute((trx) => settlePayment(trx, { paymentId, outcome, now: clock() }));

/**
 * Reads a pending payment's current state from the provider and settles it.
 * @returns null when it is not pending or the provider does not know it.
 */
export const reconcilePayment = async (
  dependencies: Pick<Dependencies, 'database' | 'clock' | 'payments'>,
  { id, status }: Pick<Payment, 'id' | 'status'>,
): Promise<PaymentOutcome | null> => {
  if (status !== 'pending') return null;
  const outcome = await dependencies.payments.outcomeOf(id);
  if (outcome) await settlePaymentNow(dependencies, id, outcome);
  return outcome;
};

/** Reconciles earlier pending payments of a viewer whose outcome was lost, so that nobody pays twice. */
export const reconcilePendingPayments = async (
  dependencies: Pick<Dependencies, 'database' | 'payments' | 'clock'>,
  viewerId: string,
): Promise<void> => {
  const open = await dependencies.database.queries
    .selectFrom('payments')
    .selectAll()
    .where('viewer_id', '=', viewerId)
    .where('status', '=', 'pending')
    .execute();
  const lost = open.filter((payment) => !isPaymentInFlight(payment, dependencies.clock()));
  for (const payment of lost) await reconcilePayment(dependencies, payment);
};
