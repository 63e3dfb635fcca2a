import type { AuthConfig } from '@auth/core';
import { AuthError, OAuthAccountNotLinked } from '@auth/core/errors';
import { DEFAULT_LOCALE } from '@sahra/schemas/constants';
import type { Locale } from '@sahra/schemas/constants';

import type { Database, Queries } from '../../platform/database/database';
import { emailOf } from '../../platform/text/email-of';
import { textOf } from '../../platform/text/text-of';
import { recordDevice } from '../device/record-device';
import { deviceNameOf } from '../session/device-name-of';
import type { Services } from '../session/services';
import { sessionDataOf } from '../session/session-data-of';
import { sessionExpiry } from '../session/session-lifetime';
import { hashOfToken } from '../session/session-token';
import { endSession, openSession, renewSession } from '../session/sessions';
import { accountStateOf } from '../standing/account-state-of';
import { deletedRecoverable } from '../standing/deleted-recoverable';
import { offerRecovery } from '../standing/recovery-offer';
import type { RecoveryOffer } from '../standing/recovery-offer';
import { emailKeyOf } from '@sahra/schemas/email-key-of';
import { viewerOfTokenHash } from '../viewer/session-viewer';
import type { SessionViewer } from '../viewer/session-viewer';
import { LOGIN_PATH } from './auth.paths';
import { checkCredentials } from './check-credentials';
import { findOrCreateViewer } from './find-or-create-viewer';
import type { Caller } from './known-callers';
import type { PasswordLimits } from './password-limits';

/**
 * Page for a browser that returns from a provider to a deleted account. Only its cookie holds the recovery token.
 */
const recoveryPage = (origin: string): string => `${origin}${LOGIN_PATH}?error=DELETED_RECOVERABLE`;

/**
 * Returns the redirect target after sign-in or sign-out: a URL of the site's own origin, else its root. This
 * prevents an open redirect.
 */
const safeCallbackUrl = (wanted: string, origin: string): string => {
  const target = URL.canParse(wanted, origin) ? new URL(wanted, origin) : undefined;
  if (target?.origin !== origin) return origin;
  return `${origin}${target.pathname}${target.search}${target.hash}`;
};

interface Visitor {
  database: Database;
  limits: PasswordLimits;
  /** Returns the caller who tries the password of an account. */
  callerOf: (emailKey: string) => Caller;
  /** Binds a recovery offer to the visiting browser. */
  bindOffer: (offer: RecoveryOffer) => void;
  /** Stores from where the viewer of an account has signed in. */
  remember: (emailKey: string) => Promise<void>;
  services: Pick<Services, 'bearers' | 'entitlementOf'>;
  origin: string;
  /** Undefined when the visit names none: it is then the viewer's. */
  locale: Locale | undefined;
  userAgent: string | undefined;
  /** Stores the language and the time zone of the visit. */
  noteDevice: (
    queries: Queries,
    viewer: Pick<SessionViewer, 'id' | 'locale' | 'timeZone'>,
  ) => Promise<unknown>;
  clock: () => Date;
  /** Opaque session id from the browser's cookie. */
  cookieToken: string | undefined;
}

const NOTHING_ASKED = new Set(['JWTSessionError']);

/**
 * Creates the Auth.js hooks for one request. Auth.js turns each error of a hook into a redirect or a cleared
 * cookie, so a database outage would sign viewers out. The first error is therefore stored for the caller to throw.
 */
export const createAuthHooks = (visitor: Visitor) => {
  const { database, limits, services, origin, userAgent, clock, cookieToken } = visitor;
  const { queries } = database;
  let failure: unknown;
  let authError: string | undefined;
  let viewerId: string | undefined;
  let facts: SessionViewer | null = null;
  let token = cookieToken ?? '';

  const keepFailure = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof AuthError)) failure ??= error;
      throw error;
    }
  };

  /**
   * Admits an active viewer; admits nobody for null. Returns a recovery offer when the viewer has deleted the
   * account.
   */
  const admit = async (id: string | null): Promise<RecoveryOffer | undefined> => {
    viewerId = undefined;
    if (id === null) return undefined;
    const standing = await accountStateOf(queries, id, clock());
    if (standing === 'active') viewerId = id;
    if (typeof standing !== 'object') return undefined;
    const offer = await offerRecovery(queries, id, standing.recoverUntil, clock());
    visitor.bindOffer(offer);
    return offer;
  };

  const signIn = async (id: string) => {
    token = await queries.transaction().execute(async (trx) => {
      if (cookieToken) await endSession(trx, cookieToken);
      const known = trx.selectFrom('viewers').select('locale').where('id', '=', id);
      const locale = visitor.locale ?? (await known.executeTakeFirstOrThrow()).locale;
      const arrival = { viewerId: id, deviceName: deviceNameOf(userAgent), locale, now: clock() };
      await visitor.noteDevice(trx, { id, locale, timeZone: null });
      await recordDevice(trx, arrival);
      return (await openSession(trx, arrival)).token;
    });
    return { sub: id };
  };

  const credentials = {
    id: 'credentials',
    name: 'Credentials',
    type: 'credentials' as const,
    credentials: { email: {}, password: {} },
    authorize: ({ email, password }: Partial<Record<string, unknown>>) =>
      keepFailure(async () => {
        const emailKey = emailKeyOf(textOf(email));
        const caller = visitor.callerOf(emailKey);
        const id = await checkCredentials(queries, limits, caller, textOf(password));
        if (id !== null) await visitor.remember(emailKey);
        const recovery = await admit(id);
        if (recovery) throw deletedRecoverable(recovery);
        return viewerId === undefined ? null : { id: viewerId };
      }),
  };

  const jwt = {
    decode: () =>
      keepFailure(async () => {
        facts = await viewerOfTokenHash(queries, hashOfToken(token), clock());
        return facts && { sub: facts.id };
      }),
    encode: () => Promise.resolve(token),
  } satisfies AuthConfig['jwt'];

  const callbacks = {
    redirect: ({ url }) => safeCallbackUrl(url, origin),
    signIn: ({ account, profile }) =>
      keepFailure(async () => {
        if (account?.type !== 'oidc') return true;
        const identity = {
          provider: account.provider,
          subject: account.providerAccountId,
          name: textOf(profile?.name),
          email: emailOf(profile?.email),
          emailVerified: profile?.email_verified === true,
        };
        const recovery = await admit(await findOrCreateViewer(database, identity, clock()));
        if (recovery) return recoveryPage(origin);
        if (viewerId === undefined) throw new OAuthAccountNotLinked();
        return true;
      }),
    jwt: ({ token: claims, trigger }) =>
      keepFailure(async () => {
        if (trigger && viewerId !== undefined) return signIn(viewerId);
        if (!facts || !(await renewSession(queries, facts.sessionId, clock()))) return null;
        await visitor.noteDevice(queries, facts);
        return claims;
      }),
    session: ({ session }) =>
      keepFailure(async () => {
        if (!facts) return session;
        const { id, name, email } = facts;
        const now = clock();
        const locale = visitor.locale ?? DEFAULT_LOCALE;
        const expires = sessionExpiry(now).toISOString();
        return { ...(await sessionDataOf(services, facts, locale, now)), user: { id, name, email }, expires };
      }),
  } satisfies AuthConfig['callbacks'];

  return {
    credentials,
    jwt,
    callbacks,
    events: {
      signOut: () => keepFailure(() => (cookieToken ? endSession(queries, cookieToken) : Promise.resolve())),
    } satisfies AuthConfig['events'],
    logger: {
      error: (error: Error) => {
        const type = error instanceof AuthError ? error.type : error.name;
        if (!NOTHING_ASKED.has(type)) authError ??= type;
      },
      warn: () => undefined,
      debug: () => undefined,
    } satisfies AuthConfig['logger'],
    /** Returns the first error that a hook threw. */
    failure: () => failure,
    /** Returns the type of the error that Auth.js reported; the cookie of an ended session is no error. */
    authError: () => authError,
  };
};
