import type { Change } from '@sahra/schemas/change-feed';

import { sessionOfToken } from '../domains/live/session-of-token';
import type { PlanRecord } from '../upstreams/accounts/accounts-records';
import { viewerOfCall, errorResponse, VIEWERS } from './fake-accounts/responses';
import { deletedAccountResponse } from './fake-accounts/deletion.fake';
import { FAKE_ACCOUNTS_PARTS } from './fake-accounts/parts';
import { createPartnerKeysFake } from './fake-accounts/partner-keys.fake';
import { CSRF_COOKIE, ENDED_SESSION_COOKIE, SESSION_COOKIE, sessionOf } from './fake-accounts/session';
import { startFakeUpstream } from './fake-upstream';
import type { FakeResponse, FakeCall, FakeRoutes, FakeUpstream } from './fake-upstream';

const signIn = ({ body, headers }: FakeCall): FakeResponse => {
  const form = new URLSearchParams(body);
  if (!headers.cookie?.includes('sahra.csrf=c1') || form.get('csrfToken') !== 'token-1')
    return errorResponse(400, 'CSRF_INVALID');
  if (form.get('password') !== 'sahra-2026') return errorResponse(401, 'INCORRECT_CREDENTIALS');
  const recoverable = deletedAccountResponse(form.get('email'));
  if (recoverable) return recoverable;
  return {
    body: { url: 'http://localhost:8000' },
    setCookies: [SESSION_COOKIE, CSRF_COOKIE, 'tracking=1; Path=/'],
  };
};

const register = ({ body }: FakeCall): FakeResponse => {
  const { email } = JSON.parse(body) as { email: string };
  if (email === 'taken@sahra.example') {
    const error_codes = { email: ['EMAIL_TAKEN'], terms_accepted: ['TERMS_REQUIRED'] };
    return errorResponse(422, 'EMAIL_TAKEN', { errors: { email: ['secret upstream text'] }, error_codes });
  }
  return { status: 201, body: { data: sessionOf(VIEWERS.free) }, setCookies: [SESSION_COOKIE] };
};

const plan = (period: PlanRecord['period'], price: number, discount_percent: number): PlanRecord => ({
  id: `${period}-with-ads`,
  period,
  with_ads: true,
  price,
  currency: 'AED',
  trial_days: 7,
  discount_percent,
});

/** Returns the response of the first part that has the route. */
const answerOf = (parts: readonly FakeRoutes[], call: FakeCall): FakeResponse | undefined => {
  for (const part of parts) {
    const answer = part(call);
    if (answer) return answer;
  }
  return undefined;
};

export interface FakeAccounts extends FakeUpstream {
  plans: PlanRecord[];
  /** Ids of the partner keys that are revoked. */
  revokedKeys: Set<string>;
  /** Sessions whose access tokens are refused. */
  expiredSessions: Set<string>;
  /** Adds an entry to the change feed, as a change of a plan does. */
  publish: (type: string, document: string) => void;
}

/** Starts a fake of the accounts REST contract with two viewers and two plans. */
export const startFakeAccounts = async (): Promise<FakeAccounts> => {
  const changes: Change[] = [];
  const revokedKeys = new Set<string>();
  const expiredSessions = new Set<string>();
  const parts = [...FAKE_ACCOUNTS_PARTS, createPartnerKeysFake(revokedKeys)].map((part) => part());
  const isExpired = ({ headers }: FakeCall): boolean =>
    expiredSessions.has(sessionOfToken(headers.authorization ?? '') ?? '');
  const upstream = await startFakeUpstream((call) => {
    if (isExpired(call)) return errorResponse(401, 'SESSION_REQUIRED');
    switch (`${call.method} ${call.path}`) {
      case 'GET /api/changes':
        return {
          body: {
            data: changes.filter(({ number }) => number > Number(call.query['after'])),
            meta: {
              last: changes.length,
              pages:
                changes.findLast(
                  ({ type }) => !['video-counts', 'comments', 'session', 'viewer'].includes(type),
                )?.number ?? 0,
            },
          },
        };
      case 'GET /api/plans':
        return { body: { data: accounts.plans } };
      case 'POST /api/details': {
        const found = viewerOfCall(call);
        return found ? { body: { data: found } } : errorResponse(401, 'SESSION_REQUIRED');
      }
      case 'GET /api/entitlement': {
        const found = viewerOfCall(call);
        return found ? { body: { data: found.entitlement } } : errorResponse(401, 'SESSION_REQUIRED');
      }
      case 'GET /api/auth/providers':
        return {
          body: {
            credentials: { id: 'credentials', name: 'E-mail', type: 'credentials' },
            google: { id: 'google', name: 'Google', type: 'oidc' },
          },
        };
      case 'GET /api/auth/csrf':
        return { body: { csrfToken: 'token-1' }, setCookies: [CSRF_COOKIE] };
      case 'GET /api/auth/session':
        return call.headers.cookie?.includes('sahra.session=s-paid')
          ? { body: sessionOf(VIEWERS.paid), setCookies: [SESSION_COOKIE] }
          : { body: {} };
      case 'POST /api/auth/callback/credentials':
        return signIn(call);
      case 'POST /api/register':
        return register(call);
      case 'POST /api/auth/signout':
        return call.body.includes('csrfToken=token-1')
          ? { body: { url: 'http://localhost:8000' }, setCookies: [ENDED_SESSION_COOKIE] }
          : errorResponse(400, 'CSRF_INVALID');
      default:
        return answerOf(parts, call);
    }
  });
  const accounts: FakeAccounts = Object.assign(upstream, {
    revokedKeys,
    expiredSessions,
    plans: [plan('month', 1500, 0), plan('year', 12_605, 30)],
    publish: (type: string, document: string) => {
      changes.push({
        number: changes.length + 1,
        type,
        document,
        locale: null,
        at: new Date().toISOString(),
      });
    },
  });
  return accounts;
};
