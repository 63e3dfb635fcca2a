import { messageOf } from '@sahra/schemas/messages';

import { startTestGateway } from '../../testing/test-gateway';
import type { TestGateway } from '../../testing/test-gateway';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startTestGateway();
});
afterEach(() => gateway.close());

const FORGOT =
  'mutation Forgot($input: ForgotPasswordInput!) { forgotPassword(input: $input) { expiresInSeconds resendInSeconds errors { code field message } } }';
const CHECK =
  'mutation Check($input: CheckCodeInput!) { checkCode(input: $input) { resetToken triesLeft errors { code field message } } }';
const RESET =
  'mutation Reset($input: ResetPasswordInput!) { resetPassword(input: $input) { changed errors { code field } } }';
const CHANGE =
  'mutation Change($input: ChangePasswordInput!) { changePassword(input: $input) { changed errors { code field message } } }';

const BEARER = { authorization: 'Bearer bearer-paid' };
const EMAIL = 'paid@sahra.example';
const twice = (password: string) => ({ password, passwordConfirmation: password });
const callTo = (path: string) => gateway.accounts.calls.find((call) => call.path === path);

describe('the device on which an account was entered', () => {
  const device = { cookie: 'sahra.device=d1; tracking=1' };

  it('is passed on to accounts with a code and with a new password', async () => {
    await gateway.ask(CHECK, { input: { email: EMAIL, code: '1234' } }, device);
    await gateway.ask(RESET, { input: { resetToken: 'r', ...twice('a new evening') } }, device);
    for (const path of ['/api/check_code', '/api/reset_password'])
      expect(callTo(path)?.headers.cookie).toBe('sahra.device=d1');
  });

  it('is remembered after a reset', async () => {
    const cookie = 'sahra.device=d2; Path=/; HttpOnly; SameSite=Lax';
    gateway.accounts.interrupt.push({ status: 204, body: null, setCookies: [cookie] });
    const input = { resetToken: 'r', ...twice('a new evening') };
    expect((await gateway.ask(RESET, { input })).headers.getSetCookie()).toEqual([cookie]);
  });
});

describe('forgotPassword', () => {
  it('says how long the code is good for and when the next may be asked for', async () => {
    const { body, headers } = await gateway.ask(
      FORGOT,
      { input: { email: EMAIL } },
      { 'x-localization': 'ar' },
    );
    expect(body.data).toEqual({ forgotPassword: { expiresInSeconds: 600, resendInSeconds: 60, errors: [] } });
    expect(headers.get('cache-control')).toBe('no-store');
    expect(callTo('/api/forgot_password')?.headers).toMatchObject({
      'x-localization': 'ar',
      'x-forwarded-for': expect.stringContaining('127.0.0.1') as string,
    });
  });

  it.each(['en', 'ar'] as const)('says in %s that nobody has the address', async (locale) => {
    const input = { email: 'nobody@sahra.example' };
    const { body } = await gateway.ask(FORGOT, { input }, { 'x-localization': locale });
    const error = { code: 'EMAIL_UNKNOWN', field: 'email', message: messageOf('EMAIL_UNKNOWN', locale) };
    expect(body).toMatchObject({
      data: { forgotPassword: { expiresInSeconds: null, resendInSeconds: null, errors: [error] } },
    });
    expect(body.errors).toBeUndefined();
  });

  it('says when to ask again after asking too soon', async () => {
    const { body } = await gateway.ask(FORGOT, { input: { email: 'soon@sahra.example' } });
    expect(body.data).toMatchObject({
      forgotPassword: {
        expiresInSeconds: null,
        resendInSeconds: 42,
        errors: [{ code: 'RATE_LIMITED', field: null, message: messageOf('RATE_LIMITED', 'en', 42) }],
      },
    });
  });

  it('sends one mail for one submit: the second sending carries the same key', async () => {
    gateway.accounts.interrupt.push({ status: 503, body: {} });
    const { body } = await gateway.ask(FORGOT, { input: { email: EMAIL } }, { 'idempotency-key': 'form-1' });
    expect(body.data).toMatchObject({ forgotPassword: { errors: [] } });
    const keys = gateway.accounts.calls.map(({ headers }) => headers['idempotency-key']).filter(Boolean);
    expect(keys).toEqual(['form-1', 'form-1']);
  });
});

describe('checkCode', () => {
  it('answers the token of the next step, to nobody else', async () => {
    const { body, headers } = await gateway.ask(CHECK, { input: { email: EMAIL, code: '1234' } });
    expect(body.data).toEqual({ checkCode: { resetToken: 'reset-1', triesLeft: null, errors: [] } });
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('passes digits on as they were typed', async () => {
    await gateway.ask(CHECK, { input: { email: EMAIL, code: '١٢ ٣٤' } });
    expect(JSON.parse(callTo('/api/check_code')?.body ?? '')).toEqual({ email: EMAIL, code: '١٢ ٣٤' });
  });

  it('says how many tries are left', async () => {
    const input = { email: EMAIL, code: '0000' };
    const { body } = await gateway.ask(CHECK, { input }, { 'x-localization': 'ar' });
    const error = { code: 'CODE_WRONG', field: 'code', message: messageOf('CODE_WRONG', 'ar') };
    expect(body.data).toEqual({ checkCode: { resetToken: null, triesLeft: 4, errors: [error] } });
  });

  it('is refused on GET, and accounts is not asked', async () => {
    const query = `mutation { checkCode(input: { email: "${EMAIL}", code: "1234" }) { resetToken } }`;
    expect((await gateway.get({ query })).status).toBe(405);
    expect(callTo('/api/check_code')).toBeUndefined();
  });
});

describe('resetPassword', () => {
  it('hands token and password to accounts', async () => {
    const input = { resetToken: 'reset-1', ...twice('a new evening') };
    const { body } = await gateway.ask(RESET, { input });
    expect(body.data).toEqual({ resetPassword: { changed: true, errors: [] } });
    expect(JSON.parse(callTo('/api/reset_password')?.body ?? '')).toEqual({
      reset_token: 'reset-1',
      password: 'a new evening',
      password_confirmation: 'a new evening',
    });
  });

  it('ties every refusal to its field', async () => {
    const input = { resetToken: 'old', password: 'short', passwordConfirmation: 'shirt' };
    const { body } = await gateway.ask(RESET, { input });
    expect(body.data).toEqual({
      resetPassword: {
        changed: false,
        errors: [
          { code: 'CODE_EXPIRED', field: 'resetToken' },
          { code: 'PASSWORD_INVALID', field: 'password' },
          { code: 'PASSWORD_MISMATCH', field: 'passwordConfirmation' },
        ],
      },
    });
  });
});

describe('changePassword', () => {
  const input = { currentPassword: 'sahra-2026', ...twice('a new evening') };

  it("changes the viewer's own", async () => {
    const { body } = await gateway.ask(CHANGE, { input }, BEARER);
    expect(body.data).toEqual({ changePassword: { changed: true, errors: [] } });
    expect(callTo('/api/change_password')?.headers.authorization).toBe(BEARER.authorization);
  });

  it('says that the current one is wrong', async () => {
    const wrong = { ...input, currentPassword: 'sahra' };
    const { body } = await gateway.ask(CHANGE, { input: wrong }, { ...BEARER, 'x-localization': 'ar' });
    const message = messageOf('CURRENT_WRONG', 'ar');
    expect(body.data).toEqual({
      changePassword: {
        changed: false,
        errors: [{ code: 'CURRENT_WRONG', field: 'currentPassword', message }],
      },
    });
  });

  it.each([[{}], [{ authorization: 'Bearer nonsense' }]])('wants a session (%p)', async (headers) => {
    const { body } = await gateway.ask(CHANGE, { input }, headers);
    expect(body.data).toMatchObject({
      changePassword: { changed: false, errors: [{ code: 'SESSION_REQUIRED', field: null }] },
    });
  });
});
