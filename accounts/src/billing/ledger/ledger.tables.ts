import type { ColumnType, GeneratedAlways } from 'kysely';

/** A column that is written once. */
type Kept<T> = ColumnType<T, T, never>;

type LedgerKind =
  'charge' | 'refund' | 'card_check' | 'card_check_refund' | 'credit' | 'store' | 'store_refund';

interface LedgerTable {
  number: GeneratedAlways<string>;
  /** `viewers.ledger_account`: the ledger names no person, so it stays when the person goes. */
  account: Kept<string>;
  at: ColumnType<Date, Date, never>;
  /**
   * `credit` moves what was not used of one period to the next and comes in pairs whose sum is 0;
   * everything else is money, positive when it comes to us. `store` was taken by Google or Apple.
   */
  kind: Kept<LedgerKind>;
  amount_minor: Kept<number>;
  currency: Kept<string>;
  payment_id: Kept<string | null>;
  subscription_id: Kept<string | null>;
  plan_id: Kept<string>;
  /** Period that the money is for. */
  period_starts_at: ColumnType<Date | null, Date | null, never>;
  period_ends_at: ColumnType<Date | null, Date | null, never>;
  provider: Kept<string | null>;
  /** The provider's or the store's name for the movement, unique with kind and provider. */
  provider_ref: Kept<string | null>;
}

declare module '../../platform/database/tables' {
  interface Tables {
    ledger: LedgerTable;
  }
}
