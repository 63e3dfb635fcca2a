import type { Dependencies } from '../../platform/dependencies';
import { addDays } from '../../platform/time/add-days';
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

/** Counted from the beginning of the payment; longer than the page of any provider lives: one day at Stripe. */
const GIVEN_UP_DAYS = 2;

const givenUpSince = (now: Date): Date => addDays(now, -GIVEN_UP_DAYS);

/** Returns whether the provider may decide a payment yet: also an expired one, whose page is still open there. */
const isUndecided = (
  { status, given_up, created_at }: Pick<Payment, 'status' | 'given_up' | 'created_at'>,
  now: Date,
): boolean => status === 'pending' || (given_up && created_at > givenUpSince(now));

/**
 * Reads an undecided payment's current state from the provider and settles it.
 * @returns null when it is decided or the provider does not know it.
 */
export const reconcilePayment = async (
  dependencies: Pick<Dependencies, 'database' | 'clock' | 'payments'>,
  payment: Pick<Payment, 'id' | 'status' | 'given_up' | 'created_at'>,
): Promise<PaymentOutcome | null> => {
  if (!isUndecided(payment, dependencies.clock())) return null;
  const outcome = await dependencies.payments.outcomeOf(payment.id);
  if (outcome) await settlePaymentNow(dependencies, payment.id, outcome);
  return outcome;
};

/** Reconciles earlier undecided payments of a viewer whose outcome was lost, so that nobody pays twice. */
export const reconcilePendingPayments = async (
  dependencies: Pick<Dependencies, 'database' | 'payments' | 'clock'>,
  viewerId: string,
): Promise<void> => {
  const now = dependencies.clock();
  const open = await dependencies.database.queries
    .selectFrom('payments')
    .selectAll()
    .where('viewer_id', '=', viewerId)
    .where((eb) =>
      eb.or([
        eb('status', '=', 'pending'),
        eb.and([eb('given_up', '=', true), eb('created_at', '>', givenUpSince(now))]),
      ]),
    )
    .orderBy('created_at')
    .execute();
  const lost = open.filter((payment) => !isPaymentInFlight(payment, now));
  for (const payment of lost) await reconcilePayment(dependencies, payment);
};
