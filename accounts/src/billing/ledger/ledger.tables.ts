import type { ColumnType, GeneratedAlways } from 'kysely';

/** Column that is written once and never updated. */
type Kept<T> = ColumnType<T, T, never>;

export const LEDGER_KINDS = [
  'charge',
  'refund',
  'refund_failed',
  'card_check',
  'card_check_refund',
  'dispute',
  'dispute_reversal',
  'credit',
  'store',
  'store_refund',
] as const;

type LedgerKind = (typeof LEDGER_KINDS)[number];

interface LedgerTable {
  number: GeneratedAlways<string>;
  /** `viewers.ledger_account`. The ledger holds no personal data, so its entries outlive the viewer. */
  account: Kept<string>;
  at: ColumnType<Date, Date, never>;
  /**
   * `credit` moves the unused value of one period to the next; it comes in pairs whose sum is 0. Every other
   * kind is money, positive when we receive it. `store` was charged by Google or Apple. `refund_failed` and
   * `dispute_reversal` are money that came back to us.
   */
  kind: Kept<LedgerKind>;
  amount_minor: Kept<number>;
  currency: Kept<string>;
  payment_id: Kept<string | null>;
  subscription_id: Kept<string | null>;
  plan_id: Kept<string>;
  /** Start of the billing period that the money is for. */
  period_starts_at: ColumnType<Date | null, Date | null, never>;
  period_ends_at: ColumnType<Date | null, Date | null, never>;
  provider: Kept<string | null>;
  /** Id of the transaction at the provider or the store; unique with kind and provider. */
  provider_ref: Kept<string | null>;
}

declare module '../../platform/database/tables' {
  interface Tables {
    ledger: LedgerTable;
  }
}
