import type { FakeResponse, FakeCall } from '../fake-upstream';
import { viewerOfCall, errorResponse, VIEWERS } from './responses';
import type { FakeAccountsPart } from './parts';

const EMPTY: FakeResponse = { status: 204, body: '' };

/** Creates the error response of a form: one code per invalid field. */
const refusedFields = (failing: Record<string, string>, meta?: object): FakeResponse => {
  const [first = ''] = Object.values(failing);
  const error_codes = Object.fromEntries(Object.entries(failing).map(([field, code]) => [field, [code]]));
  const status = first === 'EMAIL_UNKNOWN' ? 404 : 422;
  return errorResponse(status, first, { error_codes, ...(meta && { meta }) });
};

const forgot = (email: string): FakeResponse => {
  if (email === 'soon@sahra.example')
    return {
      ...errorResponse(429, 'RATE_LIMITED', { meta: { resend_in: 42 } }),
      headers: { 'retry-after': '42' },
    };
  if (email !== VIEWERS.paid.email) return refusedFields({ email: 'EMAIL_UNKNOWN' });
  return { body: { data: { expires_in: 600, resend_in: 60 } } };
};

const checkCode = (code: string): FakeResponse => {
  if (code === '1234') return { body: { data: { reset_token: 'reset-1' } } };
  return code === ''
    ? refusedFields({ code: 'CODE_REQUIRED' })
    : refusedFields({ code: 'CODE_WRONG' }, { tries_left: 4 });
};

const passwordFailures = (sent: Record<string, string>) => ({
  ...(sent['password'] === 'short' && { password: 'PASSWORD_INVALID' }),
  ...(sent['password'] !== sent['password_confirmation'] && { password_confirmation: 'PASSWORD_MISMATCH' }),
});

const judged = (failing: Record<string, string>): FakeResponse =>
  Object.keys(failing).length > 0 ? refusedFields(failing) : EMPTY;

const requestEmailCode = (sent: Record<string, string>): FakeResponse => {
  if (sent['password'] !== 'sahra-2026') return refusedFields({ password: 'CURRENT_WRONG' });
  if (sent['email'] === VIEWERS.free.email) return refusedFields({ email: 'EMAIL_TAKEN' });
  return { body: { data: { expires_in: 600, resend_in: 60 } } };
};

const changeEmail = (code: string): FakeResponse =>
  code === '1234'
    ? { body: { data: { email: VIEWERS.paid.email } } }
    : refusedFields({ code: 'CODE_WRONG' }, { tries_left: 4 });

const asViewer = (call: FakeCall, answer: () => FakeResponse): FakeResponse =>
  viewerOfCall(call) ? answer() : errorResponse(401, 'SESSION_REQUIRED');

/**
 * Handles passwords with the code 1234 and the token `reset-1`, links with the token `link-1`,
 * and a profile that accepts every name.
 */
export const identityFake: FakeAccountsPart = () => (call) => {
  const sent = () => JSON.parse(call.body) as Record<string, string>;
  switch (`${call.method} ${call.path}`) {
    case 'POST /api/forgot_password':
      return forgot(sent()['email'] ?? '');
    case 'POST /api/check_code':
      return checkCode(sent()['code'] ?? '');
    case 'POST /api/reset_password':
      return judged({
        ...(sent()['reset_token'] !== 'reset-1' && { reset_token: 'CODE_EXPIRED' }),
        ...passwordFailures(sent()),
      });
    case 'POST /api/change_password':
      return asViewer(call, () =>
        judged({
          ...(sent()['current_password'] !== 'sahra-2026' && { current_password: 'CURRENT_WRONG' }),
          ...passwordFailures(sent()),
        }),
      );
    case 'POST /api/change_email/code':
      return asViewer(call, () => requestEmailCode(sent()));
    case 'POST /api/change_email':
      return asViewer(call, () => changeEmail(sent()['code'] ?? ''));
    case 'POST /api/update_profile':
      return asViewer(call, () => {
        const { name } = sent();
        return name ? { body: { data: { name } } } : refusedFields({ name: 'NAME_REQUIRED' });
      });
    case 'POST /api/verify_email':
      return judged(sent()['token'] === 'link-1' ? {} : { token: 'LINK_EXPIRED' });
    case 'POST /api/resend_verification':
      return asViewer(call, () => EMPTY);
    default:
      return undefined;
  }
};
