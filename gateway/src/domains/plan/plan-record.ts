import type { Locale } from '@sahra/schemas/constants';

import type { PlanRecord as PlanOnSale } from '../../upstreams/accounts/accounts-records';

/** Plan of the graph: the price from accounts, joined with the texts from the cms. */
export interface PlanRecord {
  code: string;
  /** Language that the texts are in. */
  locale: Locale;
  name: string;
  note: string;
  points: readonly string[];
  tag: string | null;
  recommended: boolean;
  onLanding: boolean;
  /** Null for the free plan. */
  period: PlanOnSale['period'] | null;
  /** Price of one period in minor units. */
  price: number;
  currency: string;
  discountPercent: number;
  trialDays: number;
  withAds: boolean;
}
