import type Stripe from 'stripe';

import type { PaymentOutcome, ProviderDispute, ProviderRefund, Reversals } from '../../payment-provider';
import type { StripeOutcome } from './stripe-intent-outcome';

const PAGE = 100;

/** Refunds whose money did not arrive. Stripe counts every other one at once, pending ones too. */
const FAILED: ReadonlySet<string | null> = new Set(['failed', 'canceled']);

const refundOf = ({ id, amount, currency, metadata, status }: Stripe.Refund): ProviderRefund => ({
  providerRef: id,
  refundId: metadata?.['refund_id'] ?? null,
  amountMinor: amount,
  currency: currency.toUpperCase(),
  failed: FAILED.has(status),
});

const isWithdrawn = (movements: ProviderDispute['movements']): boolean =>
  movements.reduce((sum, { amountMinor }) => sum + amountMinor, 0) < 0;

/**
 * Maps the status of a dispute. An inquiry (`warning_…`) is open until it is closed without a loss. During an appeal
 * the money stays with the card holder. Any status that is not known counts as open: nothing is charged meanwhile.
 */
const stateOf = (status: string, movements: ProviderDispute['movements']): ProviderDispute['state'] => {
  switch (status) {
    case 'won':
    case 'warning_closed':
      return 'won';
    case 'lost':
    case 'appeal_needs_response':
    case 'appeal_under_review':
      return 'lost';
    case 'prevented':
      return isWithdrawn(movements) ? 'lost' : 'won';
    default:
      return 'open';
  }
};

/**
 * Maps a dispute. Its movements are in the currency of our Stripe account; in another currency than the payment's, each
 * is counted as the whole disputed amount.
 */
const disputeOf = ({
  id,
  amount,
  currency,
  status,
  balance_transactions,
}: Stripe.Dispute): ProviderDispute => {
  const movements = balance_transactions
    .filter((moved) => moved.amount !== 0)
    .sort((one, other) => one.created - other.created)
    .map((moved) => ({
      ref: moved.id,
      amountMinor: moved.currency === currency ? moved.amount : Math.sign(moved.amount) * amount,
    }));
  return {
    providerRef: id,
    amountMinor: amount,
    currency: currency.toUpperCase(),
    state: stateOf(status, movements),
    movements,
  };
};

/** Reads all refunds, disputes and early fraud warnings of a PaymentIntent. */
export const readStripeReversals = async (client: Stripe, intent: string): Promise<Reversals> => {
  const of = { payment_intent: intent, limit: PAGE };
  const [refunds, disputes, warnings] = await Promise.all([
    client.refunds.list(of).autoPagingToArray({ limit: PAGE * PAGE }),
    client.disputes.list(of).autoPagingToArray({ limit: PAGE }),
    client.radar.earlyFraudWarnings.list(of).autoPagingToArray({ limit: PAGE }),
  ]);
  return {
    refunds: refunds.map(refundOf),
    disputes: disputes.map(disputeOf),
    fraudWarnings: warnings.map(({ id }) => id),
  };
};

/** Adds what was taken back to an outcome. */
export const withReversals = async (client: Stripe, outcome: StripeOutcome): Promise<PaymentOutcome> =>
  outcome.state === 'reversed'
    ? { ...outcome, reversals: await readStripeReversals(client, outcome.providerRef) }
    : outcome;
