import { createHash } from 'node:crypto';

import { Browser } from '../../testing/browser';
import { mailedCode } from '../../testing/mailed-code';
import { signedIn, type SignedIn } from '../../testing/signed-in';
import { startAccounts, type RunningAccounts } from '../../testing/start-accounts';
import { MINUTE_MS } from '../../platform/time/durations';

const OLD = 'a quiet evening';
const NEW = 'سهرة لا تُنسى';

let accounts: RunningAccounts;
beforeAll(async () => {
  accounts = await startAccounts();
});
afterAll(() => accounts.stop());
beforeEach(() => accounts.database.pool.query('delete from rate_limits'));

const post = (path: string, body: Record<string, unknown>, headers: Record<string, string> = {}) =>
  new Browser(accounts.url).json(path, body, headers);

const reset = (reset_token: unknown, password = NEW, more: Record<string, unknown> = {}) =>
  post('/api/reset_password', { reset_token, password, password_confirmation: password, ...more });

const checked = async ({ email }: Pick<SignedIn, 'email'>, code: string): Promise<string> => {
  const answer = await post('/api/check_code', { email, code });
  return ((await answer.json()) as { data: { reset_token: string } }).data.reset_token;
};

/** Registers a viewer who has entered the right code. */
const forgetful = async () => {
  const viewer = await signedIn(accounts);
  await post('/api/forgot_password', { email: viewer.email });
  const code = await mailedCode(accounts, viewer.email);
  return { ...viewer, code, token: await checked(viewer, code), bearer: viewer.token };
};

const signInStatus = async (email: string, password: string) =>
  (await new Browser(accounts.url).signIn(email, password)).status;

test('the new password opens the account, the old one and every session do not', async () => {
  const viewer = await forgetful();
  const elsewhere = new Browser(accounts.url);
  await elsewhere.signIn(viewer.email, OLD);
  const answer = await reset(viewer.token);
  expect([answer.status, await answer.text()]).toEqual([204, '']);
  expect(await signInStatus(viewer.email, OLD)).toBe(401);
  expect((await viewer.send('POST', '/api/details')).status).toBe(401);
  expect(await (await elsewhere.get('/api/auth/session')).json()).toEqual({});
  expect(await signInStatus(viewer.email, NEW)).toBe(200);
});

test('a mail says that the password was changed, and the address is proven', async () => {
  const viewer = await forgetful();
  await reset(viewer.token);
  await accounts.runJobs();
  const at = accounts.clock.now().toISOString();
  expect(accounts.mails()).toContainEqual({
    mail: 'password-changed',
    to: viewer.email,
    locale: 'en',
    data: { name: 'Salma Rahal', at },
  });
  const browser = new Browser(accounts.url);
  await browser.signIn(viewer.email, NEW);
  expect(await (await browser.get('/api/auth/session')).json()).toMatchObject({ email_verified: true });
});

test('the time in the mail is of the zone of the device that chose the password', async () => {
  const { token: reset_token, email } = await forgetful();
  const body = { reset_token, password: NEW, password_confirmation: NEW };
  await post('/api/reset_password', body, { 'x-time-zone': 'Africa/Cairo' });
  await accounts.runJobs();
  const told = accounts.mails().filter(({ mail, to }) => mail === 'password-changed' && to === email);
  expect(told.map(({ timeZone }) => timeZone)).toEqual(['Africa/Cairo']);
});

test('a token resets once, and its code opens nothing afterwards', async () => {
  const viewer = await forgetful();
  expect((await reset(viewer.token)).status).toBe(204);
  const again = await reset(viewer.token, 'another evening');
  expect(again.status).toBe(422);
  expect(await again.json()).toMatchObject({
    code: 'CODE_EXPIRED',
    error_codes: { reset_token: ['CODE_EXPIRED'] },
  });
  const used = await post('/api/check_code', { email: viewer.email, code: viewer.code });
  expect(await used.json()).toMatchObject({ code: 'CODE_EXPIRED' });
});

test('a refused password leaves the token good', async () => {
  const viewer = await forgetful();
  expect((await reset(viewer.token, 'short')).status).toBe(422);
  expect((await reset(viewer.token)).status).toBe(204);
});

test.each([
  ['password', '', ['PASSWORD_REQUIRED'], ['PASSWORD_REQUIRED']],
  ['password', '7 signs', ['PASSWORD_INVALID'], undefined],
  ['password', 'سسسسسسسسسسسس', ['PASSWORD_INVALID'], undefined],
])('refuses %s %p', async (_field, password, first, second) => {
  const viewer = await forgetful();
  const answer = await reset(viewer.token, password);
  expect(answer.status).toBe(422);
  const { error_codes } = (await answer.json()) as { error_codes: Record<string, string[]> };
  expect(error_codes).toEqual({ password: first, ...(second && { password_confirmation: second }) });
});

test('refuses the address as password, and a confirmation that differs', async () => {
  const viewer = await forgetful();
  expect(await (await reset(viewer.token, viewer.email.toUpperCase())).json()).toMatchObject({
    error_codes: { password: ['PASSWORD_INVALID'] },
  });
  expect(await (await reset(viewer.token, NEW, { password_confirmation: `${NEW} ` })).json()).toMatchObject({
    error_codes: { password_confirmation: ['PASSWORD_MISMATCH'] },
  });
});

test('two Unicode forms of one password are the same', async () => {
  const viewer = await forgetful();
  const answer = await reset(viewer.token, 'soirée à Zoë', {
    password_confirmation: 'soire\u0301e a\u0300 Zoe\u0308',
  });
  expect(answer.status).toBe(204);
});

test.each([
  ['no token', undefined],
  ['a made-up token', 'x'.repeat(43)],
  ['a token that is no text', ['x']],
])(
  'the third step without the second, with %s, is refused; all failures are reported',
  async (_case, token) => {
    const answer = await reset(token, 'short');
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({
      code: 'CODE_EXPIRED',
      error_codes: { reset_token: ['CODE_EXPIRED'], password: ['PASSWORD_INVALID'] },
    });
  },
);

test('a token is too old after fifteen minutes', async () => {
  const [early, late] = [await forgetful(), await forgetful()];
  accounts.clock.advance(15 * MINUTE_MS - 1);
  expect((await reset(early.token)).status).toBe(204);
  accounts.clock.advance(1);
  expect(await (await reset(late.token)).json()).toMatchObject({ code: 'CODE_EXPIRED' });
});

test('sent again under its key it is answered alike, and the row tells nothing of the password', async () => {
  const viewer = await forgetful();
  const key = { 'idempotency-key': 'one-submit' };
  const body = { reset_token: viewer.token, password: NEW, password_confirmation: NEW };
  expect((await post('/api/reset_password', body, key)).status).toBe(204);
  expect((await post('/api/reset_password', body, key)).status).toBe(204);
  const other = await post('/api/reset_password', { ...body, password: OLD }, key);
  expect(await other.json()).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
  const { queries } = accounts.database;
  const kept = await queries.selectFrom('idempotency_keys').select('request_hash').execute();
  const guessed = createHash('sha256')
    .update(`/api/reset_password\n${JSON.stringify(body)}`)
    .digest();
  expect(kept).not.toContainEqual({ request_hash: guessed });
});

const statusesOf = async (answers: Promise<Response>[]) =>
  (await Promise.all(answers)).map(({ status }) => status).sort();

test('of fifty resets with one token at once one wins', async () => {
  const viewer = await forgetful();
  const passwords = Array.from({ length: 50 }, (_, index) => `evening number ${index}`);
  const answers = await Promise.all(passwords.map((password) => reset(viewer.token, password)));
  const winners = passwords.filter((_, index) => answers[index]?.status === 204);
  expect(winners).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(49);
  expect(await signInStatus(viewer.email, winners[0] ?? '')).toBe(200);
});

test('fifty right codes at once give tokens of which one resets', async () => {
  const viewer = await forgetful();
  const tokens = await Promise.all(Array.from({ length: 50 }, () => checked(viewer, viewer.code)));
  expect(new Set(tokens).size).toBe(50);
  const statuses = await statusesOf(tokens.map((token) => reset(token)));
  expect(statuses).toEqual([204, ...Array<number>(49).fill(422)]);
});
