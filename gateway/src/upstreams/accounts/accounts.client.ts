import { randomUUID } from 'node:crypto';

import type { Locale } from '@sahra/schemas/constants';

import type { UpstreamAnswer, UpstreamCall, UpstreamClient } from '../http/upstream-client';
import type { PublicReading } from '../public-reading';
import type {
  EntitlementRecord,
  NewsletterSubscription,
  PlanRecord,
  Registration,
  SessionRecord,
  ViewerRecord,
} from './accounts-records';

/** Who asks: what accounts needs of the caller besides the question. */
export interface CallerReading {
  locale: Locale;
  requestId: string;
  /** Addresses the call came through, and the browser: accounts limits tries by address and names devices. */
  forwardedFor: string;
  userAgent: string | undefined;
}

interface Envelope<Data> {
  data: Data;
}
interface Provider {
  id: string;
  name: string;
  type: string;
}
interface Credentials {
  email: string;
  password: string;
  csrfToken: string;
  callbackUrl: string;
}

/** The accounts routes that the graph calls, one function each. `cookie` is what the browser's auth cookies say. */
export const createAccountsClient = (client: UpstreamClient) => {
  const call = <Body>(
    { locale, requestId, forwardedFor, userAgent }: CallerReading,
    request: UpstreamCall,
  ): Promise<UpstreamAnswer<Body>> =>
    client.call<Body>({
      ...request,
      locale,
      requestId,
      headers: { 'x-forwarded-for': forwardedFor, 'user-agent': userAgent, ...request.headers },
    });
  const bearing = (bearer: string) => ({ authorization: `Bearer ${bearer}` });

  return {
    /** A POST that changes nothing, so a key of our own makes its one retry safe. */
    details: async (caller: CallerReading, bearer: string): Promise<ViewerRecord> => {
      const answer = await call<Envelope<ViewerRecord>>(caller, {
        method: 'POST',
        path: '/api/details',
        json: {},
        headers: bearing(bearer),
        idempotencyKey: randomUUID(),
      });
      return answer.body.data;
    },
    entitlement: async (caller: CallerReading, bearer: string): Promise<EntitlementRecord> => {
      const path = '/api/entitlement';
      const answer = await call<Envelope<EntitlementRecord>>(caller, { path, headers: bearing(bearer) });
      return answer.body.data;
    },
    providers: async (caller: CallerReading): Promise<Provider[]> =>
      Object.values((await call<Record<string, Provider>>(caller, { path: '/api/auth/providers' })).body),
    /** The same for everybody, so it is read without a caller. */
    plans: async (reading: PublicReading): Promise<PlanRecord[]> =>
      (await client.call<Envelope<PlanRecord[]>>({ path: '/api/plans', ...reading })).body.data,
    /** Sent twice it subscribes once, so a key of our own makes its one retry safe. */
    subscribeNewsletter: async (
      caller: CallerReading,
      subscription: NewsletterSubscription,
    ): Promise<void> => {
      await call(caller, {
        method: 'POST',
        path: '/api/newsletter',
        json: subscription,
        idempotencyKey: randomUUID(),
      });
    },
    csrf: (caller: CallerReading, cookie: string | undefined) =>
      call<{ csrfToken: string }>(caller, { path: '/api/auth/csrf', headers: { cookie } }),
    session: (caller: CallerReading, cookie: string | undefined) =>
      call<SessionRecord | Record<string, never>>(caller, { path: '/api/auth/session', headers: { cookie } }),
    signIn: (caller: CallerReading, cookie: string | undefined, credentials: Credentials) =>
      call<{ url: string }>(caller, {
        method: 'POST',
        path: '/api/auth/callback/credentials',
        form: { ...credentials, json: 'true' },
        headers: { cookie },
      }),
    register: (
      caller: CallerReading,
      cookie: string | undefined,
      registration: Registration,
      idempotencyKey: string | undefined,
    ) =>
      call<Envelope<SessionRecord>>(caller, {
        method: 'POST',
        path: '/api/register',
        json: registration,
        headers: { cookie },
        ...(idempotencyKey ? { idempotencyKey } : {}),
      }),
    signOut: (
      caller: CallerReading,
      cookie: string | undefined,
      form: { csrfToken: string; callbackUrl: string },
    ) =>
      call<{ url: string }>(caller, {
        method: 'POST',
        path: '/api/auth/signout',
        form: { ...form, json: 'true' },
        headers: { cookie },
      }),
  };
};

export type AccountsClient = ReturnType<typeof createAccountsClient>;
