import { sql, type Kysely, type Migration } from 'kysely';

const REFUNDS = [
  sql`alter table refunds
    drop constraint refunds_payment,
    drop constraint refunds_reason_check,
    add constraint refunds_reason_check check (reason in ('card_check', 'not_needed', 'provider')),
    add column failed_at timestamptz`,
  sql`create unique index refunds_own on refunds (payment_id) where reason <> 'provider'`,
  sql`create unique index refunds_provider_ref on refunds (payment_id, provider_ref)`,
  sql`create table disputes (
    payment_id uuid not null references payments,
    provider_ref text not null,
    kind text not null check (kind in ('dispute', 'fraud_warning')),
    state text check (state in ('open', 'won', 'lost')),
    amount_minor integer not null check (amount_minor > 0),
    currency text not null,
    movements integer not null default 0 check (movements >= 0),
    opened_at timestamptz not null,
    closed_at timestamptz,
    primary key (payment_id, provider_ref),
    constraint disputes_state check ((kind = 'dispute') = (state is not null)),
    constraint disputes_closed check ((closed_at is not null) = (state is not null and state <> 'open'))
  )`,
];

const LEDGER = [
  sql`alter table ledger
    drop constraint ledger_kind_check,
    add constraint ledger_kind_check check (kind in ('charge', 'refund', 'refund_failed', 'card_check',
      'card_check_refund', 'dispute', 'dispute_reversal', 'credit', 'store', 'store_refund')),
    drop constraint ledger_sign,
    add constraint ledger_sign check (kind = 'credit'
      or (amount_minor > 0) = (kind in ('charge', 'card_check', 'refund_failed', 'dispute_reversal', 'store')))`,
  sql`drop index ledger_once_per_payment`,
  sql`create unique index ledger_once_per_payment on ledger (payment_id, kind)
    where kind in ('charge', 'card_check')`,
  sql`create index ledger_payment on ledger (payment_id) where kind not in ('charge', 'card_check')`,
];

const CARDS = [
  sql`alter table payments add column card_expires text check (card_expires ~ '^[0-9]{4}-[0-9]{2}$')`,
  sql`alter table subscriptions add column card_expires text check (card_expires ~ '^[0-9]{4}-[0-9]{2}$')`,
  sql`create index subscriptions_method on subscriptions (method_ref) where ended_at is null`,
  sql`create or replace function forget_payer() returns trigger language plpgsql as $$
    begin
      new.method_ref := null; new.card_brand := null; new.card_last4 := null; new.card_expires := null;
      new.request_key := null; new.request_hash := null;
      return new;
    end $$`,
];

const SUPPORT = [
  sql`alter table messages
    drop constraint messages_kind_check,
    add constraint messages_kind_check check (kind in ('contact', 'feedback', 'report', 'payment'))`,
];

const SANDBOX = [
  sql`alter table sandbox_methods add column expires text check (expires ~ '^[0-9]{4}-[0-9]{2}$')`,
  sql`alter table sandbox_refunds
    add column by_shop boolean not null default true,
    add column failed boolean not null default false`,
  sql`create table sandbox_disputes (
    ref text primary key,
    payment_ref text not null references sandbox_payments (provider_ref),
    kind text not null check (kind in ('dispute', 'fraud_warning')),
    state text not null check (state in ('open', 'won', 'lost')),
    amount_minor integer not null check (amount_minor > 0)
  )`,
  sql`create index sandbox_disputes_payment on sandbox_disputes (payment_ref)`,
];

/** Refunds made at the provider, disputes, and the expiry date of cards. */
export const reversalsMigration: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of [...REFUNDS, ...LEDGER, ...CARDS, ...SUPPORT, ...SANDBOX])
      await statement.execute(db);
  },
};
