import type { At } from '../../platform/database/column-types';

export interface PromoCodesTable {
  /** As `codeKeyOf` reads it. */
  code: string;
  /** Either this or `amount_minor` is set. */
  percent: number | null;
  /** Taken off every price it applies to, in the plan's currency. */
  amount_minor: number | null;
  /** Plans it applies to; null is all of them. */
  plan_ids: string[] | null;
  /** How many first periods are cheaper. */
  periods: number;
  valid_from: At;
  /** Null has no end. */
  valid_until: At | null;
  /** Viewers who may use it; null is any number. */
  uses_max: number | null;
  disabled_at: At | null;
  /** Who made it. */
  made_by: string;
  created_at: At;
}

interface PromoUsesTable {
  /** The payment that took the use; it is given back when the payment is not made. */
  payment_id: string;
  code: string;
  /** Null once the person is gone. */
  viewer_id: string | null;
  at: At;
  /** Null while the payment is under way. */
  kept_at: At | null;
}

declare module '../../platform/database/tables' {
  interface Tables {
    promo_codes: PromoCodesTable;
    promo_uses: PromoUsesTable;
  }
}
