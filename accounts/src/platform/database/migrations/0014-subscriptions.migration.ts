import { sql, type Kysely, type Migration } from 'kysely';

const SUBSCRIPTIONS = [
  sql`alter table viewers
    add column ledger_account uuid not null default gen_random_uuid() constraint viewers_ledger_account unique,
    add column trial_used_at timestamptz`,
  sql`alter table subscriptions
    drop constraint subscriptions_payment_method_check,
    add constraint subscriptions_payment_method check (payment_method in ('card', 'apple_pay', 'google', 'apple', 'voucher')),
    add column status text not null default 'active' check (status in ('trial', 'active', 'past_due')),
    add column period_starts_at timestamptz,
    add column anchor_at timestamptz,
    add column anchor_periods integer not null default 1 check (anchor_periods >= 0),
    add column period_value_minor integer not null default 0 check (period_value_minor >= 0),
    add column price_minor integer check (price_minor > 0),
    add column currency text,
    add column promo_price_minor integer check (promo_price_minor > 0),
    add column promo_periods_left integer not null default 0 check (promo_periods_left >= 0),
    add column next_plan_id text references plans,
    add column next_price_minor integer check (next_price_minor > 0),
    add column cancelled_at timestamptz,
    add column provider text,
    add column method_ref text,
    add column card_brand text,
    add column card_last4 text check (card_last4 ~ '^[0-9]{4}$'),
    add column store_ref text,
    add column locale text not null default 'en' check (locale in ('en', 'ar'))`,
  sql`update subscriptions set period_starts_at = started_at, anchor_at = started_at,
    price_minor = plans.price_minor, currency = plans.currency from plans where plans.id = plan_id`,
  sql`alter table subscriptions
    alter column status drop default,
    alter column anchor_periods drop default,
    alter column locale drop default,
    alter column period_starts_at set not null,
    alter column anchor_at set not null,
    alter column price_minor set not null,
    alter column currency set not null,
    add constraint subscriptions_period check (period_ends_at > period_starts_at),
    add constraint subscriptions_next check ((next_plan_id is null) = (next_price_minor is null)),
    add constraint subscriptions_promo check (promo_periods_left = 0 or promo_price_minor is not null),
    add constraint subscriptions_store check ((payment_method in ('google', 'apple')) = (store_ref is not null)),
    add constraint subscriptions_store_ref unique (payment_method, store_ref)`,
  sql`create index subscriptions_viewer on subscriptions (viewer_id, started_at)`,
];

const PAYMENTS = [
  sql`create table payments (
    id uuid primary key default gen_random_uuid(),
    viewer_id uuid references viewers on delete set null,
    account uuid not null,
    subscription_id uuid references subscriptions on delete set null,
    purpose text not null check (purpose in ('card_check', 'first', 'renewal', 'change')),
    status text not null check (status in ('pending', 'succeeded', 'failed')),
    reason text,
    given_up boolean not null default false,
    amount_minor integer not null check (amount_minor > 0),
    currency text not null,
    plan_id text not null references plans,
    from_plan_id text references plans,
    price_minor integer not null check (price_minor > 0),
    credit_minor integer not null default 0 check (credit_minor >= 0),
    promo_price_minor integer check (promo_price_minor > 0),
    promo_periods integer not null default 0 check (promo_periods >= 0),
    payment_method text not null check (payment_method in ('card', 'apple_pay')),
    provider text not null,
    provider_ref text,
    method_ref text,
    card_brand text,
    card_last4 text check (card_last4 ~ '^[0-9]{4}$'),
    period_starts_at timestamptz,
    period_ends_at timestamptz,
    attempt integer,
    request_key bytea,
    request_hash bytea,
    locale text not null check (locale in ('en', 'ar')),
    created_at timestamptz not null,
    handed_over_at timestamptz,
    settled_at timestamptz,
    constraint payments_provider_ref unique (provider, provider_ref),
    constraint payments_request_key unique (viewer_id, request_key),
    constraint payments_change check ((purpose = 'change') = (from_plan_id is not null)),
    constraint payments_settled check ((status = 'pending') = (settled_at is null)),
    constraint payments_succeeded check ((status = 'succeeded') = (provider_ref is not null)),
    constraint payments_failed check ((status = 'failed') = (reason is not null))
  )`,
  sql`create unique index payments_one_beginning on payments (viewer_id)
    where status = 'pending' and attempt is null and purpose <> 'change'`,
  sql`create unique index payments_one_change on payments (subscription_id)
    where status = 'pending' and purpose = 'change'`,
  sql`create unique index payments_renewal on payments (subscription_id, period_starts_at, attempt)
    where purpose = 'renewal'`,
  sql`create index payments_viewer on payments (viewer_id, created_at)`,
  sql`create index payments_account on payments (account)`,
  sql`create function forget_payer() returns trigger language plpgsql as $$
    begin
      new.method_ref := null; new.card_brand := null; new.card_last4 := null; new.request_key := null;
      new.request_hash := null;
      return new;
    end $$`,
  sql`create trigger payments_forget_payer before update of viewer_id on payments
    for each row when (new.viewer_id is null and old.viewer_id is not null) execute function forget_payer()`,
  sql`create table refunds (
    id uuid primary key default gen_random_uuid(),
    payment_id uuid not null constraint refunds_payment unique references payments,
    reason text not null check (reason in ('card_check', 'not_needed')),
    amount_minor integer not null check (amount_minor > 0),
    currency text not null,
    provider_ref text,
    created_at timestamptz not null,
    settled_at timestamptz,
    constraint refunds_settled check ((settled_at is null) = (provider_ref is null))
  )`,
];

const LEDGER = [
  sql`create table ledger (
    number bigint generated always as identity primary key,
    account uuid not null,
    at timestamptz not null,
    kind text not null check (kind in
      ('charge', 'refund', 'card_check', 'card_check_refund', 'credit', 'store', 'store_refund')),
    amount_minor integer not null check (amount_minor <> 0),
    currency text not null,
    payment_id uuid references payments,
    subscription_id uuid,
    plan_id text not null references plans,
    period_starts_at timestamptz,
    period_ends_at timestamptz,
    provider text,
    provider_ref text,
    constraint ledger_provider_ref unique (provider, provider_ref, kind),
    constraint ledger_sign check (kind = 'credit' or (amount_minor > 0) = (kind in ('charge', 'card_check', 'store'))),
    constraint ledger_reference check ((kind = 'credit') = (provider_ref is null))
  )`,
  sql`create unique index ledger_once_per_payment on ledger (payment_id, kind) where kind <> 'credit'`,
  sql`create index ledger_account on ledger (account, number)`,
  sql`create index ledger_subscription on ledger (subscription_id, period_starts_at)`,
  sql`create function refuse_ledger_change() returns trigger language plpgsql as $$
    begin raise exception 'the ledger is only ever added to'; end $$`,
  sql`create trigger ledger_append_only before update or delete or truncate on ledger
    execute function refuse_ledger_change()`,
  sql`create table receipts (
    number integer primary key check (number > 0),
    payment_id uuid not null constraint receipts_payment unique references payments,
    plan_name_en text not null,
    plan_name_ar text not null,
    issued_at timestamptz not null
  )`,
  sql`create table receipt_counter (
    only_row boolean primary key default true check (only_row),
    last_number integer not null
  )`,
  sql`insert into receipt_counter (last_number) values (0)`,
];

/** Prices and periods of subscriptions, payments with refunds, the ledger, and receipts. */
export const subscriptionsMigration: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of [...SUBSCRIPTIONS, ...PAYMENTS, ...LEDGER]) await statement.execute(db);
  },
};
