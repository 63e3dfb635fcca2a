import type { Generated } from 'kysely';

import type { Locale } from '@sahra/schemas/constants';

import type { At, GeneratedAt } from '../../platform/database/column-types';

interface SubscriptionsTable {
  id: Generated<string>;
  viewer_id: string;
  plan_id: string;
  /** Google and Apple take the money themselves; a voucher was paid by somebody else. */
  payment_method: 'card' | 'apple_pay' | 'google' | 'apple' | 'voucher';
  status: 'trial' | 'active' | 'past_due';
  started_at: GeneratedAt;
  period_starts_at: At;
  /** End of what is paid for or on trial; moves when the subscription renews. */
  period_ends_at: At;
  /** Periods are counted from here, so that one that begins on the 31st comes back to the 31st. */
  anchor_at: At;
  /** How many periods after `anchor_at` the running one ends; 0 on trial. */
  anchor_periods: number;
  /** What the running period cost, credit included, in minor units; 0 on trial. */
  period_value_minor: Generated<number>;
  /** What one period costs until the viewer changes the plan, whatever the plan costs others by then. */
  price_minor: number;
  currency: string;
  /** What the next `promo_periods_left` periods cost instead. */
  promo_price_minor: number | null;
  promo_periods_left: Generated<number>;
  /** Plan and price from the next period on; null when nothing changes. */
  next_plan_id: string | null;
  next_price_minor: number | null;
  /** Set when the subscription ends with its period. */
  cancelled_at: At | null;
  /** Set when nothing more follows, however that came about. */
  ended_at: At | null;
  /** Payment provider and what it keeps to charge later; null for stores and vouchers. */
  provider: string | null;
  method_ref: string | null;
  card_brand: string | null;
  card_last4: string | null;
  /** The store's name of the subscription, unique per store; null for every other method. */
  store_ref: string | null;
  /** Language in which it was subscribed to; its payments are described in it. */
  locale: Locale;
}

declare module '../../platform/database/tables' {
  interface Tables {
    subscriptions: SubscriptionsTable;
  }
}
