import type { At } from '../../../../platform/database/column-types';

interface StripePaymentsTable {
  payment_id: string;
  /** Id at Stripe: a Checkout Session (`cs_…`) or a PaymentIntent (`pi_…`). */
  object: string;
  created_at: At;
}

/** Maps our payment ids to Stripe's object ids. */
declare module '../../../../platform/database/tables' {
  interface Tables {
    stripe_payments: StripePaymentsTable;
  }
}
