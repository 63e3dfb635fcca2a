import type { At } from '../../platform/database/column-types';

export interface PromoCodesTable {
  /** Normalised by `codeKeyOf`. */
  code: string;
  /** Exactly one of `percent` and `amount_minor` is set. */
  percent: number | null;
  /** Discount per period, in the plan's currency. */
  amount_minor: number | null;
  /** Plans that the code applies to; null means all. */
  plan_ids: string[] | null;
  /** Number of discounted first periods. */
  periods: number;
  valid_from: At;
  /** Null means no end. */
  valid_until: At | null;
  /** Limit of viewers who may use it; null means no limit. */
  uses_max: number | null;
  disabled_at: At | null;
  /** E-mail address of the creator. */
  made_by: string;
  created_at: At;
}

interface PromoUsesTable {
  /** Payment that reserved the use. */
  payment_id: string;
  code: string;
  /** Null after the viewer was purged. */
  viewer_id: string | null;
  at: At;
  /** Time at which the use became final; null while the payment is pending. */
  kept_at: At | null;
  /** Time at which the payment failed; the use does not count since then. Null again after a late success. */
  released_at: At | null;
}

declare module '../../platform/database/tables' {
  interface Tables {
    promo_codes: PromoCodesTable;
    promo_uses: PromoUsesTable;
  }
}
