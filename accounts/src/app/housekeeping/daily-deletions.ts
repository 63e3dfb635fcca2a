import { sql } from 'kysely';
import type { QueryResult } from 'kysely';

import { USE_DAYS } from '../../partners/partners.module';
import type { Queries } from '../../platform/database/database';
import { storedResponsesSince } from '../../platform/idempotency/stored-responses';
import type { JobKind } from '../../platform/jobs/job-payloads';
import { addDays } from '../../platform/time/add-days';

type Removal = (queries: Queries, now: Date, batch: number) => Promise<QueryResult<unknown>>;

/** Long enough for support to see which mails a viewer received, and when. */
const JOBS_KEPT_DAYS = 90;
/** A gateway that was offline for longer purges its whole cache (schemas/change-feed.ts). */
const FEED_KEPT_DAYS = 30;
/** Expired codes still count towards the daily limit of codes. */
const CODES_KEPT_DAYS = 1;

/**
 * Job kinds whose keys never repeat after the job is done: the transaction that would enqueue one cannot
 * happen twice. Done jobs of other kinds stay, because their keys prevent a second run.
 */
const FORGOTTEN_KINDS: readonly JobKind[] = [
  'mail',
  'purge',
  'housekeeping',
  'video-counts',
  'reminder',
  'payment-expiry',
  'delete-methods',
  'trial-ends-soon',
];

/** Names and addresses in support messages are removed after this; nobody expects a reply any longer. */
const LETTERS_NAMED_DAYS = 365;

/** A card lives for about five years; after that its number is nobody's any more. */
const TRIAL_CARDS_KEPT_DAYS = 5 * 365;

const daysBefore = (now: Date, days: number): Date => addDays(now, -days);

const idempotencyKeys: Removal = (queries, now, batch) =>
  sql`delete from idempotency_keys where ctid = any (array(
    select ctid from idempotency_keys where created_at <= ${storedResponsesSince(now)} limit ${batch}))`.execute(
    queries,
  );

const sessions: Removal = (queries, now, batch) =>
  sql`delete from sessions where ctid = any (array(
    select ctid from sessions where expires_at <= ${now} limit ${batch}))`.execute(queries);

const codes: Removal = (queries, now, batch) =>
  sql`delete from mailed_codes where ctid = any (array(
    select ctid from mailed_codes
    where sent_at <= ${daysBefore(now, CODES_KEPT_DAYS)} and expires_at <= ${now} limit ${batch}))`.execute(
    queries,
  );

const tokens: Removal = (queries, now, batch) =>
  sql`delete from one_time_tokens where ctid = any (array(
    select ctid from one_time_tokens where expires_at <= ${now} limit ${batch}))`.execute(queries);

/**
 * rate-limiter-flexible stores expiry times in milliseconds of the machine's clock; it reads no expired row.
 */
const rateLimits: Removal = (queries, now, batch) =>
  sql`delete from rate_limits where ctid = any (array(
    select ctid from rate_limits where expire <= ${now.getTime()} limit ${batch}))`.execute(queries);

const doneJobs: Removal = (queries, now, batch) =>
  sql`delete from jobs where ctid = any (array(
    select ctid from jobs
    where kind = any (${FORGOTTEN_KINDS}) and done_at <= ${daysBefore(now, JOBS_KEPT_DAYS)} limit ${batch}))`.execute(
    queries,
  );

/** The newest row always stays: the next number is counted from it. */
const changes: Removal = (queries, now, batch) =>
  sql`delete from changes where number = any (array(
    select number from changes
    where at <= ${daysBefore(now, FEED_KEPT_DAYS)} and number < (select max(number) from changes)
    order by number limit ${batch}))`.execute(queries);

const letterSenders: Removal = (queries, now, batch) =>
  sql`update messages set name = null, email = null, email_key = null where ctid = any (array(
    select ctid from messages
    where created_at <= ${daysBefore(now, LETTERS_NAMED_DAYS)} and num_nonnulls(name, email) > 0
    limit ${batch}))`.execute(queries);

const trialCards: Removal = (queries, now, batch) =>
  sql`delete from trial_cards where card_hash = any (array(
    select card_hash from trial_cards where used_at <= ${daysBefore(now, TRIAL_CARDS_KEPT_DAYS)} limit ${batch}))`.execute(
    queries,
  );

/** Nobody sees the use of a partner key beyond the days that the desk shows. */
const partnerKeyUses: Removal = (queries, now, batch) =>
  sql`delete from partner_key_uses where ctid = any (array(
    select ctid from partner_key_uses
    where day <= ${daysBefore(now, USE_DAYS).toISOString().slice(0, 10)} limit ${batch}))`.execute(queries);

/** Deletions that run each day, each with its own retention period. */
export const DAILY_DELETIONS: readonly Removal[] = [
  idempotencyKeys,
  sessions,
  codes,
  tokens,
  rateLimits,
  doneJobs,
  letterSenders,
  partnerKeyUses,
  trialCards,
  changes,
];
