import type { Generated } from 'kysely';

import type { Locale } from '@sahra/schemas/constants';

import type { At, GeneratedAt } from '../../platform/database/column-types';

interface SubscriptionsTable {
  id: Generated<string>;
  viewer_id: string;
  plan_id: string;
  /** Google and Apple charge the viewer themselves; a voucher was paid by somebody else. */
  payment_method: 'card' | 'apple_pay' | 'google' | 'apple' | 'voucher';
  status: 'trial' | 'active' | 'past_due';
  started_at: GeneratedAt;
  period_starts_at: At;
  /** End of the paid period or of the trial; moves with each renewal. */
  period_ends_at: At;
  /**
   * Periods are counted from here, so that one that begins on the 31st returns to the 31st after a short
   * month.
   */
  anchor_at: At;
  /** How many periods after `anchor_at` the running one ends; 0 on trial. */
  anchor_periods: number;
  /** Price of the running period including credit, in minor units; 0 on trial. */
  period_value_minor: Generated<number>;
  /** Locked price of one period until the viewer changes the plan, even when the plan's price changes. */
  price_minor: number;
  currency: string;
  /** Price of each of the next `promo_periods_left` periods. */
  promo_price_minor: number | null;
  promo_periods_left: Generated<number>;
  /** Plan and price from the next period on; null when nothing changes. */
  next_plan_id: string | null;
  next_price_minor: number | null;
  /** Set when the subscription ends with its period. */
  cancelled_at: At | null;
  /** Set when the subscription has ended, for any reason. */
  ended_at: At | null;
  /** Payment provider, and its reference to the stored payment method; null for stores and vouchers. */
  provider: string | null;
  method_ref: string | null;
  card_brand: string | null;
  card_last4: string | null;
  /** Last month in which the card is valid, e.g. `2029-08`. */
  card_expires: string | null;
  /** The store's id of the subscription, unique per store; null for every other method. */
  store_ref: string | null;
  /** Locale at the time of subscribing; payment descriptions use it. */
  locale: Locale;
}

/** Cards that have begun or paid for a subscription. No viewer is named, so that a purge leaves no trace of one. */
interface TrialCardsTable {
  card_hash: Buffer;
  used_at: At;
}

declare module '../../platform/database/tables' {
  interface Tables {
    trial_cards: TrialCardsTable;
    subscriptions: SubscriptionsTable;
  }
}
