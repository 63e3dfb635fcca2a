import type { UpstreamClient } from '../http/upstream-client';
import type { PublicContext } from '../public-context';
import { createAccountsCalls } from './accounts-calls';
import type { AccountsCalls } from './accounts-calls';
import type {
  AuthProviderRecord,
  ContactMessage,
  DeletedRecoverable,
  DeviceRecord,
  EntitlementRecord,
  Feedback,
  PlanRecord,
  ProblemReport,
  PromoQuestion,
  PromoQuoteRecord,
  ReferralCodeRecord,
  Registration,
  SessionRecord,
  VideoCountsRecord,
  ViewerRecord,
  VoucherGrantRecord,
} from './accounts-records';
import type { CallerContext } from './caller-context';
import { createCommentsCalls } from './comments.calls';
import { createDeletionCalls } from './deletion.calls';
import { createIdentityCalls } from './identity.calls';
import { createNewsletterCalls } from './newsletter.calls';
import { createSubscriptionCalls } from './subscription.calls';
import { createWatchingCalls } from './watching.calls';

/** Calls for the devices on which the viewer is signed in. */
const createDevicesCalls = ({ callAsViewer }: AccountsCalls) => ({
  devices: async (caller: CallerContext): Promise<DeviceRecord[]> =>
    (await callAsViewer<{ data: DeviceRecord[] }>(caller, { path: '/api/devices' })).body.data,
  revokeDevice: async (caller: CallerContext, id: string): Promise<void> => {
    await callAsViewer(caller, { method: 'DELETE', path: `/api/devices/${encodeURIComponent(id)}` });
  },
  signOutOtherDevices: async (caller: CallerContext): Promise<void> => {
    await callAsViewer(caller, { method: 'DELETE', path: '/api/devices' });
  },
});

/** Calls for messages to the product, sent as the viewer when signed in, otherwise as a visitor. */
const createMessagesCalls = ({ call, callAsViewer }: AccountsCalls) => {
  const send = async (caller: CallerContext, path: string, json: object): Promise<void> => {
    const request = { method: 'POST', path, json } as const;
    await (caller.bearer === null ? call(caller, request) : callAsViewer(caller, request));
  };
  return {
    sendContactMessage: (caller: CallerContext, message: ContactMessage) =>
      send(caller, '/api/contact', message),
    sendFeedback: (caller: CallerContext, feedback: Feedback) => send(caller, '/api/feedback', feedback),
    reportProblem: (caller: CallerContext, report: ProblemReport) => send(caller, '/api/report', report),
  };
};

/** Promo, voucher and referral codes. */
const createCodesCalls = ({ callAsViewer }: AccountsCalls) => ({
  referralCode: async (caller: CallerContext): Promise<ReferralCodeRecord> =>
    (await callAsViewer<{ data: ReferralCodeRecord }>(caller, { path: '/api/referral_code' })).body.data,
  checkPromoCode: async (caller: CallerContext, question: PromoQuestion): Promise<PromoQuoteRecord> => {
    const request = { method: 'POST', path: '/api/promo_code', json: question } as const;
    return (await callAsViewer<{ data: PromoQuoteRecord }>(caller, request)).body.data;
  },
  activateVoucher: async (caller: CallerContext, code: string): Promise<VoucherGrantRecord> => {
    const request = { method: 'POST', path: '/api/voucher/activate', json: { code } } as const;
    return (await callAsViewer<{ data: VoucherGrantRecord }>(caller, request)).body.data;
  },
  activateReferralCode: async (caller: CallerContext, code: string): Promise<void> => {
    await callAsViewer(caller, { method: 'POST', path: '/api/referral_code/activate', json: { code } });
  },
});

interface Envelope<Data> {
  data: Data;
}
interface Credentials {
  email: string;
  password: string;
  csrfToken: string;
  callbackUrl: string;
}

/** Status of a sign-in to a soft-deleted account; its response contains what the client needs to recover it. */
const DELETED_RECOVERABLE = 423;

/**
 * Creates a client with one function per accounts route that the graph uses. `cookie`
 * contains the browser's auth cookies.
 */
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
    details: async (caller: CallerContext): Promise<ViewerRecord> => {
      const request = { method: 'POST', path: '/api/details', emptyJson: true } as const;
      return (await callAsViewer<Envelope<ViewerRecord>>(caller, request)).body.data;
    },
    entitlement: async (caller: CallerContext): Promise<EntitlementRecord> => {
      const path = '/api/entitlement';
      return (await callAsViewer<Envelope<EntitlementRecord>>(caller, { path })).body.data;
    },
    providers: async (caller: CallerContext): Promise<AuthProviderRecord[]> =>
      Object.values(
        (await call<Record<string, AuthProviderRecord>>(caller, { path: '/api/auth/providers' })).body,
      ),
    /** Public data, so it is read without a caller. */
    plans: async (reading: PublicContext): Promise<PlanRecord[]> =>
      (await client.call<Envelope<PlanRecord[]>>({ path: '/api/plans', ...reading })).body.data,
    /** Public data, so it is read without a caller. */
    videoCounts: async (reading: PublicContext, codes: readonly string[]): Promise<VideoCountsRecord[]> => {
      const query = { codes: codes.join(',') };
      return (
        await client.call<Envelope<VideoCountsRecord[]>>({ path: '/api/video_counts', query, ...reading })
      ).body.data;
    },
    csrf: (caller: CallerContext, cookie: string | undefined) =>
      call<{ csrfToken: string }>(caller, { path: '/api/auth/csrf', headers: { cookie } }),
    session: (caller: CallerContext, cookie: string | undefined) =>
      call<SessionRecord | Record<string, never>>(caller, { path: '/api/auth/session', headers: { cookie } }),
    signIn: (caller: CallerContext, cookie: string | undefined, credentials: Credentials) =>
      call<{ url: string } | DeletedRecoverable>(caller, {
        method: 'POST',
        path: '/api/auth/callback/credentials',
        form: { ...credentials, json: 'true' },
        headers: { cookie },
        expected: [DELETED_RECOVERABLE],
      }),
    register: (caller: CallerContext, cookie: string | undefined, registration: Registration) =>
      call<Envelope<SessionRecord>>(caller, {
        method: 'POST',
        path: '/api/register',
        json: registration,
        headers: { cookie },
      }),
    signOut: (
      caller: CallerContext,
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
