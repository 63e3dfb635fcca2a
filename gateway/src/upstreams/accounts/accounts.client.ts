import type { UpstreamClient } from '../http/upstream-client';
import type { PublicReading } from '../public-reading';
import { createAccountsCalls } from './accounts-calls';
import type { CallerReading } from './caller';
import { createDeletionCalls } from './deletion.calls';
import { createCodesCalls } from './codes.calls';
import { createDevicesCalls } from './devices.calls';
import { createIdentityCalls } from './identity.calls';
import { createCommentsCalls } from './comments.calls';
import { createMessagesCalls } from './messages.calls';
import { createNewsletterCalls } from './newsletter.calls';
import { createSubscriptionCalls } from './subscription.calls';
import { createWatchingCalls } from './watching.calls';
import type {
  DeletedRecoverable,
  EntitlementRecord,
  PlanRecord,
  Registration,
  SessionRecord,
  VideoCountsRecord,
  ViewerRecord,
} from './accounts-records';

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

/** Status of a sign-in to an account that its viewer deleted: an answer with what recovers it. */
const DELETED_RECOVERABLE = 423;

/** The accounts routes that the graph calls, one function each. `cookie` is what the browser's auth cookies say. */
export const createAccountsClient = (client: UpstreamClient) => {
  const calls = createAccountsCalls(client);
  const { call, callAsViewer } = calls;

  return {
    ...createDeletionCalls(calls),
    ...createCodesCalls(calls),
    ...createDevicesCalls(calls),
    ...createIdentityCalls(calls),
    ...createCommentsCalls(calls, client),
    ...createMessagesCalls(calls),
    ...createNewsletterCalls(calls),
    ...createSubscriptionCalls(calls),
    ...createWatchingCalls(calls),
    details: async (caller: CallerReading): Promise<ViewerRecord> => {
      const request = { method: 'POST', path: '/api/details', json: {} } as const;
      return (await callAsViewer<Envelope<ViewerRecord>>(caller, request)).body.data;
    },
    entitlement: async (caller: CallerReading): Promise<EntitlementRecord> => {
      const path = '/api/entitlement';
      return (await callAsViewer<Envelope<EntitlementRecord>>(caller, { path })).body.data;
    },
    providers: async (caller: CallerReading): Promise<Provider[]> =>
      Object.values((await call<Record<string, Provider>>(caller, { path: '/api/auth/providers' })).body),
    /** The same for everybody, so it is read without a caller. */
    plans: async (reading: PublicReading): Promise<PlanRecord[]> =>
      (await client.call<Envelope<PlanRecord[]>>({ path: '/api/plans', ...reading })).body.data,
    /** The same for everybody, too. */
    videoCounts: async (reading: PublicReading, codes: readonly string[]): Promise<VideoCountsRecord[]> => {
      const query = { codes: codes.join(',') };
      return (
        await client.call<Envelope<VideoCountsRecord[]>>({ path: '/api/video_counts', query, ...reading })
      ).body.data;
    },
    csrf: (caller: CallerReading, cookie: string | undefined) =>
      call<{ csrfToken: string }>(caller, { path: '/api/auth/csrf', headers: { cookie } }),
    session: (caller: CallerReading, cookie: string | undefined) =>
      call<SessionRecord | Record<string, never>>(caller, { path: '/api/auth/session', headers: { cookie } }),
    signIn: (caller: CallerReading, cookie: string | undefined, credentials: Credentials) =>
      call<{ url: string } | DeletedRecoverable>(caller, {
        method: 'POST',
        path: '/api/auth/callback/credentials',
        form: { ...credentials, json: 'true' },
        headers: { cookie },
        expected: [DELETED_RECOVERABLE],
      }),
    register: (caller: CallerReading, cookie: string | undefined, registration: Registration) =>
      call<Envelope<SessionRecord>>(caller, {
        method: 'POST',
        path: '/api/register',
        json: registration,
        headers: { cookie },
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
