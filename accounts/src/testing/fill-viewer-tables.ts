import { emailKeyOf } from '@sahra/schemas/email-key-of';
import { randomBytes, randomUUID } from 'node:crypto';

import type { Database } from '../platform/database/database';
import { addDays } from '../platform/time/add-days';

const CODE = 'ep01n1x';
const PLAN = 'month-with-ads';

interface Person {
  id: string;
  name: string;
  email: string;
}

const watching = async ({ queries }: Database, viewer_id: string, now: Date): Promise<void> => {
  await queries.insertInto('watchlist_items').values({ viewer_id, code: CODE, added_at: now }).execute();
  await queries.insertInto('watchlist_shows').values({ viewer_id, slug: 'respawn', added_at: now }).execute();
  const progress = { position_seconds: 60, duration_seconds: 600, state: 'started' } as const;
  await queries
    .insertInto('watch_progress')
    .values({ viewer_id, code: CODE, ...progress, watched_at: now })
    .execute();
  await queries.insertInto('viewer_preferences').values({ viewer_id, captions: 'ar' }).execute();
  const reminder = { schedule_id: 'derby', starts_at: now, locale: 'ar', created_at: now } as const;
  await queries
    .insertInto('reminders')
    .values({ viewer_id, ...reminder })
    .execute();
};

const writing = async (
  { queries }: Database,
  { id: viewer_id, name, email }: Person,
  now: Date,
): Promise<void> => {
  const { id: comment_id } = await queries
    .insertInto('comments')
    .values({
      code: CODE,
      viewer_id,
      comment: 'سهرة جميلة',
      status: 'published',
      held_for: [],
      created_at: now,
      edited_at: now,
      version: 2,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const report = { comment_id, viewer_id, reason: 'spam', created_at: now };
  await queries.insertInto('comment_reports').values(report).execute();
  const letter = { kind: 'contact', content: 'Where is the second season?', locale: 'en' } as const;
  await queries
    .insertInto('messages')
    .values({ ...letter, viewer_id, name, email, email_key: emailKeyOf(email), created_at: now })
    .execute();
  await queries
    .insertInto('newsletter_subscriptions')
    .values({ email_key: emailKeyOf(email), email, categories: ['all'], locale: 'ar' })
    .execute();
};

const paying = async ({ queries }: Database, viewer_id: string, now: Date): Promise<void> => {
  const { ledger_account: account } = await queries
    .selectFrom('viewers')
    .select('ledger_account')
    .where('id', '=', viewer_id)
    .executeTakeFirstOrThrow();
  const period = { period_starts_at: now, period_ends_at: addDays(now, 31) };
  const paid = { plan_id: PLAN, price_minor: 1500, currency: 'AED', payment_method: 'card' } as const;
  const card = {
    provider: 'sandbox',
    method_ref: `m-${viewer_id}`,
    card_brand: 'visa',
    card_last4: '4242',
    card_expires: '2029-08',
  };
  const subscription = { viewer_id, ...paid, ...period, ...card, status: 'active', locale: 'ar' } as const;
  const { id: subscription_id } = await queries
    .insertInto('subscriptions')
    .values({ ...subscription, anchor_at: now, anchor_periods: 1, period_value_minor: 1500 })
    .returning('id')
    .executeTakeFirstOrThrow();
  const settled = { status: 'succeeded', provider_ref: randomUUID(), settled_at: now } as const;
  const first = { purpose: 'first', amount_minor: 1500, locale: 'ar', created_at: now } as const;
  const keys = { request_key: randomBytes(32), request_hash: randomBytes(32) };
  const { id: payment_id } = await queries
    .insertInto('payments')
    .values({
      viewer_id,
      account,
      subscription_id,
      ...paid,
      ...period,
      ...card,
      ...settled,
      ...first,
      ...keys,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const entry = {
    account,
    at: now,
    kind: 'charge',
    amount_minor: 1500,
    currency: 'AED',
    payment_id,
  } as const;
  const reference = { provider: 'sandbox', provider_ref: settled.provider_ref, plan_id: PLAN, ...period };
  await queries
    .insertInto('ledger')
    .values({ ...entry, ...reference, subscription_id })
    .execute();
  const back = { payment_id, currency: 'AED', provider_ref: randomUUID() };
  await queries
    .insertInto('refunds')
    .values({ ...back, reason: 'provider', amount_minor: 500, created_at: now, settled_at: now })
    .execute();
  await queries
    .insertInto('disputes')
    .values({ ...back, kind: 'dispute', state: 'won', amount_minor: 1500, opened_at: now, closed_at: now })
    .execute();
  const promo = { code: `P${randomUUID().slice(0, 8).toUpperCase()}`, percent: 10, valid_from: now };
  await queries
    .insertInto('promo_codes')
    .values({ ...promo, made_by: 'ops', created_at: now, periods: 1 })
    .execute();
  await queries
    .insertInto('promo_uses')
    .values({ payment_id, code: promo.code, viewer_id, at: now })
    .execute();
  const voucher = { code_hash: randomBytes(32), batch: 'gift', plan_id: PLAN, days: 30, made_by: 'ops' };
  await queries
    .insertInto('vouchers')
    .values({ ...voucher, created_at: now, used_at: now, viewer_id })
    .execute();
};

/** Adds a purchase to the store sandbox, which stores purchases itself, as a real store does. */
const buyingInStores = async ({ queries }: Database, viewer_id: string, now: Date): Promise<void> => {
  const purchase = {
    ref: randomUUID(),
    store: 'google',
    product_id: PLAN,
    transaction_id: randomUUID(),
  } as const;
  const price = { amount_minor: 1500, currency: 'AED', created_at: now };
  const period = { starts_at: now, ends_at: addDays(now, 31) };
  await queries
    .insertInto('sandbox_purchases')
    .values({ viewer_id, ...purchase, ...price, ...period })
    .execute();
};

const signingIn = async ({ queries }: Database, viewer_id: string, now: Date): Promise<void> => {
  await queries
    .insertInto('viewer_identities')
    .values({ provider: 'google', subject: `g-${viewer_id}`, viewer_id })
    .execute();
  const sent = { id: randomUUID(), code_hash: randomBytes(32), sent_at: now, expires_at: now };
  await queries
    .insertInto('mailed_codes')
    .values({ ...sent, viewer_id, purpose: 'reset-password' })
    .execute();
  const token = { token_hash: randomBytes(32), purpose: 'verify-email', expires_at: now } as const;
  await queries
    .insertInto('one_time_tokens')
    .values({ ...token, viewer_id })
    .execute();
  await queries
    .insertInto('known_devices')
    .values({ viewer_id, name: 'Own television', first_seen_at: now })
    .execute();
};

/**
 * Adds a row of a registered viewer to every table with viewer data, besides the rows that registration adds. The
 * tests of purge and export fail for a table that is missing here.
 */
export const fillViewerTables = async (database: Database, person: Person, now: Date): Promise<void> => {
  await signingIn(database, person.id, now);
  await watching(database, person.id, now);
  await writing(database, person, now);
  await paying(database, person.id, now);
  await buyingInStores(database, person.id, now);
};
