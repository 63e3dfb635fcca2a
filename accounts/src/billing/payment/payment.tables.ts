import type { Generated } from 'kysely';

import type { Locale } from '@sahra/schemas/constants';

import type { At } from '../../platform/database/column-types';
import type { PaymentFailure } from './payment-provider';

interface PaymentsTable {
  /** Also the idempotency key at the provider. */
  id: Generated<string>;
  /** Null after the viewer was purged; the stored payment method is deleted at the same time. */
  viewer_id: string | null;
  /** Ledger account of the viewer. */
  account: string;
  /** Null until a first payment starts a subscription, and after the viewer was purged. */
  subscription_id: string | null;
  /** `method_change` checks the new payment method of a running subscription. */
  purpose: 'card_check' | 'first' | 'renewal' | 'change' | 'method_change';
  /** Final once it is not `pending`; exception: `given_up`. */
  status: 'pending' | 'succeeded' | 'failed';
  reason: PaymentFailure | null;
  /** Failed by our own decision, not by the provider's: the money may still arrive. */
  given_up: Generated<boolean>;
  /** A card check that succeeded, but whose card had its trial before; nothing began, and it is refunded. */
  trial_refused: Generated<boolean>;
  /** Charged amount. */
  amount_minor: number;
  currency: string;
  plan_id: string;
  /** Previous plan of a plan change; null for every other purpose. */
  from_plan_id: string | null;
  /** Locked price of one period of the plan, without promo code and credit. */
  price_minor: number;
  /** Unused value of the previous period; already subtracted from the charge. */
  credit_minor: Generated<number>;
  /** Price of each of the first `promo_periods` periods; already part of the charge. */
  promo_price_minor: number | null;
  promo_periods: Generated<number>;
  payment_method: 'card' | 'apple_pay';
  provider: string;
  /** Id of the payment at the provider; set exactly when it succeeded. */
  provider_ref: string | null;
  /** Reference of the provider to the stored payment method. */
  method_ref: string | null;
  card_brand: string | null;
  card_last4: string | null;
  /** Last month in which the card is valid, e.g. `2029-08`. */
  card_expires: string | null;
  /** Start of the paid period; null for a card check, and until a first payment succeeds. */
  period_starts_at: At | null;
  period_ends_at: At | null;
  /** Number of the attempt to charge one renewal: 0, 1, 2 …; null when the viewer is present. */
  attempt: number | null;
  /** SHA-256 of the Idempotency-Key, and hash of the request sent with it. */
  request_key: Buffer | null;
  request_hash: Buffer | null;
  locale: Locale;
  created_at: At;
  /** Time of the redirect to the provider's page. */
  handed_over_at: At | null;
  settled_at: At | null;
}

interface RefundsTable {
  /** Also the idempotency key at the provider. */
  id: Generated<string>;
  payment_id: string;
  /** `not_needed`: the money arrived when its purpose no longer applied. `provider`: made at the provider, not by us. */
  reason: 'card_check' | 'not_needed' | 'provider';
  amount_minor: number;
  currency: string;
  provider_ref: string | null;
  created_at: At;
  settled_at: At | null;
  /** The provider could not deliver the money; it is with us again. */
  failed_at: At | null;
}

interface DisputesTable {
  payment_id: string;
  provider_ref: string;
  /** `fraud_warning`: the bank suspects the payment; no money moves and it is never closed. */
  kind: 'dispute' | 'fraud_warning';
  /** Null for a warning. */
  state: 'open' | 'won' | 'lost' | null;
  amount_minor: number;
  currency: string;
  /** Number of withdrawals and reinstatements that are in the ledger. */
  movements: Generated<number>;
  opened_at: At;
  closed_at: At | null;
}

declare module '../../platform/database/tables' {
  interface Tables {
    payments: PaymentsTable;
    refunds: RefundsTable;
    disputes: DisputesTable;
  }
}
