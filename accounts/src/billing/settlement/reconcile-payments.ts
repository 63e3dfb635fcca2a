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
 * Reads a payment's current state from the provider.
 * @returns null when it is decided, when it belongs to another provider, when the provider does not know it, or on an
 * error about an expired payment: that one has an answer already, and its last expiry check reports the error.
 */
const readOutcome = async (
  { payments, clock }: Pick<Dependencies, 'clock' | 'payments'>,
  payment: Pick<Payment, 'id' | 'status' | 'given_up' | 'created_at' | 'provider'>,
): Promise<PaymentOutcome | null> => {
  if (payment.provider !== payments.name || !isUndecided(payment, clock())) return null;
  try {
    return await payments.outcomeOf(payment.id);
  } catch (error) {
    if (payment.status === 'pending') throw error;
    return null;
  }
};

/**
 * Reads an undecided payment's current state from the provider and settles it.
 * @returns null when the state was not read.
 */
export const reconcilePayment = async (
  dependencies: Pick<Dependencies, 'database' | 'clock' | 'payments'>,
  payment: Pick<Payment, 'id' | 'status' | 'given_up' | 'created_at' | 'provider'>,
): Promise<PaymentOutcome | null> => {
  const outcome = await readOutcome(dependencies, payment);
  if (outcome) await settlePaymentNow(dependencies, payment.id, outcome);
  return outcome;
};

/** A viewer has only the last pages still open; more would make the order wait for the provider. */
const GIVEN_UP_MAX = 3;

/** Reconciles earlier undecided payments of a viewer whose outcome was lost, so that nobody pays twice. */
export const reconcilePendingPayments = async (
  dependencies: Pick<Dependencies, 'database' | 'payments' | 'clock'>,
  viewerId: string,
): Promise<void> => {
  const now = dependencies.clock();
  const own = dependencies.database.queries
    .selectFrom('payments')
    .select(['id', 'status', 'given_up', 'created_at', 'handed_over_at', 'provider'])
    .where('viewer_id', '=', viewerId);
  const [pending, givenUp] = await Promise.all([
    own.where('status', '=', 'pending').orderBy('created_at').execute(),
    own
      .where('given_up', '=', true)
      .where('created_at', '>', givenUpSince(now))
      .where('handed_over_at', 'is not', null)
      .orderBy('created_at', 'desc')
      .limit(GIVEN_UP_MAX)
      .execute(),
  ]);
  const lost = [...givenUp.toReversed(), ...pending.filter((payment) => !isPaymentInFlight(payment, now))];
  const outcomes = await Promise.all(lost.map((payment) => readOutcome(dependencies, payment)));
  // One after the other: the oldest of two that succeeded counts, the other is refunded.
  for (const [place, { id }] of lost.entries()) {
    const outcome = outcomes[place];
    if (outcome) await settlePaymentNow(dependencies, id, outcome);
  }
};
