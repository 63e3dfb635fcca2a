import type { Generated } from 'kysely';

import type { Locale } from '@sahra/schemas/constants';

import type { At } from '../../platform/database/column-types';
import type { PaymentFailure } from './payment-provider';

interface PaymentsTable {
  /** Also the idempotency key at the provider. */
  id: Generated<string>;
  /** Null once the person is gone; what was kept of the method goes with them. */
  viewer_id: string | null;
  /** The viewer's account in the ledger. */
  account: string;
  /** Null until the payment opens one, and once the person is gone. */
  subscription_id: string | null;
  purpose: 'card_check' | 'first' | 'renewal' | 'change';
  /** What is final stays, but see `given_up`. */
  status: 'pending' | 'succeeded' | 'failed';
  reason: PaymentFailure | null;
  /** Failed by our own decision and not the provider's: money may still come. */
  given_up: Generated<boolean>;
  /** What is charged. */
  amount_minor: number;
  currency: string;
  plan_id: string;
  /** Plan that a change leaves; null for every other purpose. */
  from_plan_id: string | null;
  /** Locked price of one period of the plan, without promo code and credit. */
  price_minor: number;
  /** Unused part of the period before, which the charge is less by. */
  credit_minor: Generated<number>;
  /** What the first `promo_periods` periods cost instead; the charge has it already. */
  promo_price_minor: number | null;
  promo_periods: Generated<number>;
  payment_method: 'card' | 'apple_pay';
  provider: string;
  /** The provider's name for the payment; set exactly when it succeeded. */
  provider_ref: string | null;
  /** The provider's name for the method it kept. */
  method_ref: string | null;
  card_brand: string | null;
  card_last4: string | null;
  /** Period that is paid for; null for a card check, and until a first payment succeeds. */
  period_starts_at: At | null;
  period_ends_at: At | null;
  /** 0, 1, 2 … of the charges that are tried for one renewal; null while the viewer is there. */
  attempt: number | null;
  /** SHA-256 of the Idempotency-Key, and of what was asked with it. */
  request_key: Buffer | null;
  request_hash: Buffer | null;
  locale: Locale;
  created_at: At;
  /** When the viewer was sent to the provider's page. */
  handed_over_at: At | null;
  settled_at: At | null;
}

interface RefundsTable {
  /** Also the idempotency key at the provider. */
  id: Generated<string>;
  payment_id: string;
  /** `not_needed`: the money came when what it was for had been decided otherwise. */
  reason: 'card_check' | 'not_needed';
  amount_minor: number;
  currency: string;
  provider_ref: string | null;
  created_at: At;
  settled_at: At | null;
}

declare module '../../platform/database/tables' {
  interface Tables {
    payments: PaymentsTable;
    refunds: RefundsTable;
  }
}
