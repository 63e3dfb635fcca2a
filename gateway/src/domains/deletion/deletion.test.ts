import { messageOf } from '@sahra/schemas/messages';

import { nodeId } from '../../graph/node-id';
import {
  ENDED_RECOVERY_COOKIE,
  ENDED_SESSION_COOKIE,
  RECOVERY_COOKIE,
  SESSION_COOKIE,
} from '../../testing/fake-accounts/session';
import { startTestGateway } from '../../testing/test-gateway';
import type { TestGateway } from '../../testing/test-gateway';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startTestGateway();
});
afterEach(() => gateway.close());

const DELETE =
  'mutation Delete($input: DeleteAccountInput!) { deleteAccount(input: $input) { recoveryEndsAt errors { code field message } } }';
const CODE = 'mutation { requestDeleteCode { expiresInSeconds resendInSeconds errors { code field } } }';
const RECOVER =
  'mutation Recover($input: RecoverAccountInput!) { recoverAccount(input: $input) { session { token viewer { id } } errors { code field message } } }';
const SIGN_IN =
  'mutation SignIn($input: SignInInput!) { signIn(input: $input) { session { token } recovery { token recoveryEndsAt name email } errors { code field message } } }';
const SIGNED_IN = { authorization: 'Bearer bearer-paid', cookie: 'sahra.session=s-paid; tracking=1' };
const UNTIL = '2026-12-21T18:00:00.000Z';

const callTo = (path: string) => gateway.accounts.calls.find((call) => call.path === path);
const bodyOf = (path: string): unknown => JSON.parse(callTo(path)?.body ?? 'null');

describe('deleteAccount', () => {
  it('says until when it can be recovered, and clears the cookie', async () => {
    const input = { password: 'sahra-2026', reasonKey: 'privacy' };
    const { body, headers } = await gateway.ask(DELETE, { input }, SIGNED_IN);
    expect(body.data).toEqual({ deleteAccount: { recoveryEndsAt: UNTIL, errors: [] } });
    expect(headers.getSetCookie()).toEqual([ENDED_SESSION_COOKIE]);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(bodyOf('/api/delete_account')).toEqual({ password: 'sahra-2026', reason_id: 'privacy' });
    expect(callTo('/api/delete_account')?.headers.cookie).toBe('sahra.session=s-paid');
  });

  it('takes a code in place of the password', async () => {
    const input = { password: null, code: '1234', reasonKey: 'privacy' };
    const { body } = await gateway.ask(DELETE, { input }, SIGNED_IN);
    expect(body.data).toMatchObject({ deleteAccount: { errors: [] } });
    expect(bodyOf('/api/delete_account')).toEqual({ code: '1234', reason_id: 'privacy' });
  });

  it.each(['en', 'ar'] as const)('ties every refusal to its field, in our words, in %s', async (locale) => {
    const input = { password: 'wrong', reasonKey: '' };
    const { body } = await gateway.ask(DELETE, { input }, { ...SIGNED_IN, 'x-localization': locale });
    const error = (code: string, field: string) => ({ code, field, message: messageOf(code, locale) });
    expect(body.data).toEqual({
      deleteAccount: {
        recoveryEndsAt: null,
        errors: [error('DELETE_PASSWORD_WRONG', 'password'), error('REASON_REQUIRED', 'reasonKey')],
      },
    });
  });

  it('without a bearer is refused, and accounts is not asked', async () => {
    const input = { password: 'sahra-2026', reasonKey: 'privacy' };
    const { body } = await gateway.ask(DELETE, { input }, { cookie: 'sahra.session=s-paid' });
    expect(body.data).toMatchObject({ deleteAccount: { errors: [{ code: 'SESSION_REQUIRED' }] } });
    expect(callTo('/api/delete_account')).toBeUndefined();
  });

  it("hands the form's own key on", async () => {
    const input = { password: 'sahra-2026', reasonKey: 'privacy' };
    await gateway.ask(DELETE, { input }, { ...SIGNED_IN, 'idempotency-key': 'form-1' });
    expect(callTo('/api/delete_account')?.headers['idempotency-key']).toBe('form-1');
  });
});

describe('requestDeleteCode', () => {
  it('says how long the code is good for', async () => {
    expect((await gateway.ask(CODE, {}, SIGNED_IN)).body.data).toEqual({
      requestDeleteCode: { expiresInSeconds: 600, resendInSeconds: 60, errors: [] },
    });
  });

  it.each([
    [409, 'CONFIRM_WITH_PASSWORD'],
    [429, 'CODES_SPENT'],
  ])('answers %i as the failure %s', async (status, code) => {
    const refusal = { status, body: { message: 'secret upstream text', code } };
    gateway.accounts.interrupt.push(refusal, refusal);
    expect((await gateway.ask(CODE, {}, SIGNED_IN)).body.data).toEqual({
      requestDeleteCode: { expiresInSeconds: null, resendInSeconds: null, errors: [{ code, field: null }] },
    });
  });

  it('without a bearer is refused', async () => {
    expect((await gateway.ask(CODE)).body.data).toMatchObject({
      requestDeleteCode: { errors: [{ code: 'SESSION_REQUIRED' }] },
    });
  });
});

describe('the way back', () => {
  const credentials = { email: 'deleted@sahra.example', password: 'sahra-2026', csrfToken: 'token-1' };
  const browser = { cookie: 'sahra.csrf=c1', 'x-localization': 'ar' };
  const offered = { ...browser, cookie: 'sahra.csrf=c1; sahra.recovery=recovery-1; tracking=1' };
  const OFFER = {
    token: 'recovery-1',
    recoveryEndsAt: UNTIL,
    name: 'Dana Saleh',
    email: 'd•••@sahra.example',
  };

  it('is offered at sign-in, and nobody is signed in', async () => {
    const { body, headers } = await gateway.ask(SIGN_IN, { input: credentials }, browser);
    const code = 'DELETED_RECOVERABLE';
    expect(body.data).toEqual({
      signIn: {
        session: null,
        recovery: OFFER,
        errors: [{ code, field: null, message: messageOf(code, 'ar') }],
      },
    });
    expect(headers.getSetCookie()).toEqual([RECOVERY_COOKIE]);
    expect(callTo('/api/auth/session')).toBeUndefined();
  });

  it('is not offered to a wrong password or a good account', async () => {
    const answers = [
      { ...credentials, password: 'wrong' },
      { ...credentials, email: 'paid@sahra.example' },
    ].map(async (input) => (await gateway.ask(SIGN_IN, { input }, browser)).body.data);
    expect(await Promise.all(answers)).toMatchObject([
      { signIn: { recovery: null, errors: [{ code: 'INCORRECT_CREDENTIALS' }] } },
      { signIn: { recovery: null, errors: [] } },
    ]);
  });

  it('is sent only to the browser that got it, and only on POST', async () => {
    const query = '{ recoveryOffer { token recoveryEndsAt name email } }';
    const answer = await gateway.ask(query, {}, offered);
    expect(answer.body.data).toEqual({ recoveryOffer: OFFER });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(callTo('/api/recover_account')?.headers.cookie).toBe('sahra.csrf=c1; sahra.recovery=recovery-1');
    expect((await gateway.ask(query, {}, browser)).body.data).toEqual({ recoveryOffer: null });
    expect((await gateway.get({ query }, offered)).status).toBe(405);
  });

  it('is closed to a browser that was not offered it', async () => {
    const { body, headers } = await gateway.ask(RECOVER, { input: { recoveryToken: 'recovery-1' } }, browser);
    expect(body.data).toMatchObject({
      recoverAccount: { session: null, errors: [{ code: 'RECOVERY_INVALID' }] },
    });
    expect(headers.getSetCookie()).toEqual([]);
  });

  it('recovers and sets the session cookie', async () => {
    const { body, headers } = await gateway.ask(RECOVER, { input: { recoveryToken: 'recovery-1' } }, offered);
    expect(body.data).toEqual({
      recoverAccount: {
        session: { token: 'bearer-paid', viewer: { id: nodeId('Viewer', 'paid') } },
        errors: [],
      },
    });
    expect(headers.getSetCookie()).toEqual([SESSION_COOKIE, ENDED_RECOVERY_COOKIE]);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('is over with a token that was used', async () => {
    const { body, headers } = await gateway.ask(RECOVER, { input: { recoveryToken: 'used' } }, offered);
    const message = messageOf('RECOVERY_INVALID', 'ar');
    expect(body.data).toEqual({
      recoverAccount: {
        session: null,
        errors: [{ code: 'RECOVERY_INVALID', field: 'recoveryToken', message }],
      },
    });
    expect(headers.getSetCookie()).toEqual([]);
  });
});
