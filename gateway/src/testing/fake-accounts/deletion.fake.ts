import type { FakeResponse, FakeCall } from '../fake-upstream';
import { viewerOfCall, errorResponse, VIEWERS } from './responses';
import type { FakeAccountsPart } from './parts';
import {
  ENDED_RECOVERY_COOKIE,
  ENDED_SESSION_COOKIE,
  RECOVERY_COOKIE,
  SESSION_COOKIE,
  sessionOf,
} from './session';

const RECOVER_UNTIL = '2026-12-21T18:00:00.000Z';
const OFFER = {
  recover_until: RECOVER_UNTIL,
  recovery_token: 'recovery-1',
  name: 'Dana Saleh',
  email: 'd•••@sahra.example',
};
const offersRecovery = ({ headers: { cookie } }: FakeCall): boolean =>
  cookie?.includes('sahra.recovery=recovery-1') ?? false;

/**
 * Returns the sign-in response for the deleted account
 * `deleted@sahra.example`; undefined for every other email.
 */
export const deletedAccountResponse = (email: string | null): FakeResponse | undefined =>
  email === 'deleted@sahra.example'
    ? { ...errorResponse(423, 'DELETED_RECOVERABLE', { meta: OFFER }), setCookies: [RECOVERY_COOKIE] }
    : undefined;

const deleteAccount = (call: FakeCall): FakeResponse => {
  const sent = JSON.parse(call.body) as { password?: string; code?: string; reason_id: string };
  const error_codes = {
    ...(sent.password !== 'sahra-2026' && sent.code !== '1234' && { password: ['DELETE_PASSWORD_WRONG'] }),
    ...(sent.reason_id === '' && { reason_id: ['REASON_REQUIRED'] }),
  };
  const [first] = Object.values(error_codes).flat();
  return first
    ? errorResponse(422, first, { error_codes })
    : { body: { data: { recover_until: RECOVER_UNTIL } }, setCookies: [ENDED_SESSION_COOKIE] };
};

const recover = (call: FakeCall): FakeResponse => {
  const { recovery_token } = JSON.parse(call.body) as { recovery_token: string };
  return recovery_token === 'recovery-1' && offersRecovery(call)
    ? { body: { data: sessionOf(VIEWERS.paid) }, setCookies: [SESSION_COOKIE, ENDED_RECOVERY_COOKIE] }
    : errorResponse(422, 'RECOVERY_INVALID', { error_codes: { recovery_token: ['RECOVERY_INVALID'] } });
};

/**
 * Deletes an account with the fake's password or the code 1234. Recovers it with
 * `recovery-1` in the browser that got the offer.
 */
export const deletionFake: FakeAccountsPart = () => (call) => {
  switch (`${call.method} ${call.path}`) {
    case 'POST /api/delete_account':
      return viewerOfCall(call) ? deleteAccount(call) : errorResponse(401, 'SESSION_REQUIRED');
    case 'POST /api/delete_account/code':
      return viewerOfCall(call)
        ? { body: { data: { expires_in: 600, resend_in: 60 } } }
        : errorResponse(401, 'SESSION_REQUIRED');
    case 'GET /api/recover_account':
      return { body: { data: offersRecovery(call) ? OFFER : null } };
    case 'POST /api/recover_account':
      return recover(call);
    default:
      return undefined;
  }
};
