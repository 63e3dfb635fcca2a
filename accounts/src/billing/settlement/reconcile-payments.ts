import type { Dependencies } from '../../platform/dependencies';
import { isPaymentInFlight } from '../payment/payment';
import type { Payment } from '../payment/payment';
import type { PaymentOutcome } from '../payment/payment-provider';
import { settlePayment } from './settle-payment';

/** Settles what the provider has said of a payment, in a transaction of its own. */
export const settlePaymentNow = async (
  { database, clock }: Pick<Dependencies, 'database' | 'clock'>,
  paymentId: string,
  outcome: PaymentOutcome,
): Promise<void> =>
  database.queries.transaction().execute((trx) => settlePayment(trx, { paymentId, outcome, now: clock() }));

/** Asks the provider what is the case of a payment that is pending, and settles it; null when it is not pending or the provider has never heard of it. */
export const reconcilePayment = async (
  dependencies: Pick<Dependencies, 'database' | 'clock' | 'payments'>,
  { id, status }: Pick<Payment, 'id' | 'status'>,
): Promise<PaymentOutcome | null> => {
  if (status !== 'pending') return null;
  const outcome = await dependencies.payments.outcomeOf(id);
  if (outcome) await settlePaymentNow(dependencies, id, outcome);
  return outcome;
};

/** Learns what became of earlier payments of a viewer whose answer was lost, so that nobody is charged for a second one. */
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
