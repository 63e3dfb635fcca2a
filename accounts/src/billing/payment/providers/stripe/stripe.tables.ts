import type { At } from '../../../../platform/database/column-types';

interface StripePaymentsTable {
  payment_id: string;
  /** Where Stripe has it: a Checkout Session (`cs_…`) or a PaymentIntent (`pi_…`). */
  object: string;
  created_at: At;
}

/** What has to be known to ask Stripe for a payment by our id. */
declare module '../../../../platform/database/tables' {
  interface Tables {
    stripe_payments: StripePaymentsTable;
  }
}
