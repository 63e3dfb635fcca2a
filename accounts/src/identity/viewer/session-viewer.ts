import { randomUUID } from 'node:crypto';

import type { Locale } from '@sahra/schemas/constants';
import { sql } from 'kysely';
import type { Selectable } from 'kysely';

import type { Database, Queries } from '../../platform/database/database';
import { preparedSelect } from '../../platform/database/prepared-select';
import type { Tables } from '../../platform/database/tables';

type Subscription = Selectable<Tables['subscriptions']>;

/** Stored data of one signed-in viewer and their running subscription. */
export interface SessionViewer {
  sessionId: string;
  id: string;
  name: string;
  email: string;
  /** Whether the address is verified. */
  emailVerified: boolean;
  /** False for a viewer who only signs in with a provider. */
  hasPassword: boolean;
  locale: Locale;
  /** IANA name of the last device's time zone; null until a device names one. */
  timeZone: string | null;
  subscription: {
    periodEndsAt: Date;
    /** Time of the cancellation; set when the subscription ends with its period. */
    cancelledAt: Date | null;
    paymentMethod: Subscription['payment_method'];
    withAds: boolean;
    names: { en: string; ar: string };
  } | null;
}

const signedInViewers = (queries: Queries, now: Date) =>
  queries
    .selectFrom('sessions')
    .innerJoin('viewers', 'viewers.id', 'sessions.viewer_id')
    .leftJoin('subscriptions', (join) =>
      join.onRef('subscriptions.viewer_id', '=', 'viewers.id').on('subscriptions.ended_at', 'is', null),
    )
    .leftJoin('plans', 'plans.id', 'subscriptions.plan_id')
    .where('sessions.expires_at', '>', now)
    // Deleting an account ends its sessions; this excludes a session that opens at the same moment.
    .where('viewers.deleted_at', 'is', null)
    .select([
      'sessions.id as session_id',
      'viewers.id',
      'viewers.name',
      'viewers.email',
      'viewers.verified_at',
      'viewers.locale',
      'viewers.time_zone',
      sql<boolean>`viewers.password_hash is not null`.as('has_password'),
      'subscriptions.period_ends_at',
      'subscriptions.payment_method',
      'subscriptions.cancelled_at',
      'plans.with_ads',
      'plans.name_en',
      'plans.name_ar',
    ]);

type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof signedInViewers>['executeTakeFirst']>>>;

const subscriptionOf = (row: Row): SessionViewer['subscription'] => {
  const { period_ends_at, payment_method, cancelled_at, with_ads, name_en, name_ar } = row;
  if (!period_ends_at || !payment_method || with_ads === null || name_en === null || name_ar === null)
    return null;
  return {
    periodEndsAt: period_ends_at,
    cancelledAt: cancelled_at,
    paymentMethod: payment_method,
    withAds: with_ads,
    names: { en: name_en, ar: name_ar },
  };
};

const factsOf = (row: Row | undefined): SessionViewer | null =>
  row
    ? {
        sessionId: row.session_id,
        id: row.id,
        name: row.name,
        email: row.email,
        emailVerified: row.verified_at !== null,
        hasPassword: row.has_password,
        locale: row.locale,
        timeZone: row.time_zone,
        subscription: subscriptionOf(row),
      }
    : null;

/** Reads the viewer of an open session; null when the session has ended. */
export const viewerOfSession = async (
  queries: Queries,
  sessionId: string,
  now: Date,
): Promise<SessionViewer | null> =>
  factsOf(await signedInViewers(queries, now).where('sessions.id', '=', sessionId).executeTakeFirst());

/**
 * Prepares `viewerOfSession` as a statement outside any transaction: every call of a signed-in viewer runs it
 * first.
 */
export const prepareViewerOfSession = (
  database: Database,
): ((sessionId: string, now: Date) => Promise<SessionViewer | null>) => {
  const sample: { sessionId: string; now: Date } = { sessionId: randomUUID(), now: new Date() };
  const select = preparedSelect(database, 'viewer-of-session', sample, (queries, { sessionId, now }) =>
    signedInViewers(queries, now).where('sessions.id', '=', sessionId),
  );
  return async (sessionId, now) => factsOf(await select({ sessionId, now }));
};

/** Reads the viewer whose cookie hashes to `tokenHash`; null when that session has ended or never existed. */
export const viewerOfTokenHash = async (
  queries: Queries,
  tokenHash: Buffer,
  now: Date,
): Promise<SessionViewer | null> =>
  factsOf(
    await signedInViewers(queries, now).where('sessions.token_hash', '=', tokenHash).executeTakeFirst(),
  );
