import { messageOf } from '@sahra/schemas/messages';

import { Browser } from '../../testing/browser';
import { signedIn, type SignedIn } from '../../testing/signed-in';
import { startAccounts, type RunningAccounts } from '../../testing/start-accounts';

const OLD = 'a quiet evening';
const NEW = 'سهرة لا تُنسى';

let accounts: RunningAccounts;
beforeAll(async () => {
  accounts = await startAccounts();
});
afterAll(() => accounts.stop());
beforeEach(() => accounts.database.pool.query('delete from rate_limits'));

const change = (viewer: SignedIn, changed: Record<string, unknown> = {}, headers = {}) =>
  viewer.send(
    'POST',
    '/api/change_password',
    { current_password: OLD, password: NEW, password_confirmation: NEW, ...changed },
    headers,
  );

const signInStatus = async ({ email }: SignedIn, password: string) =>
  (await new Browser(accounts.url).signIn(email, password)).status;

test('the new password opens the account; this session goes on, every other ends', async () => {
  const viewer = await signedIn(accounts);
  const elsewhere = new Browser(accounts.url);
  await elsewhere.signIn(viewer.email, OLD);
  const answer = await change(viewer, {}, { 'x-localization': 'ar' });
  expect([answer.status, await answer.text()]).toEqual([204, '']);
  expect((await viewer.send('POST', '/api/details')).status).toBe(200);
  expect(await (await elsewhere.get('/api/auth/session')).json()).toEqual({});
  expect([await signInStatus(viewer, OLD), await signInStatus(viewer, NEW)]).toEqual([401, 200]);
  await accounts.runJobs();
  expect(accounts.mails()).toContainEqual({
    mail: 'password-changed',
    to: viewer.email,
    locale: 'ar',
    data: { name: null, at: accounts.clock.now().toISOString() },
  });
});

test.each(['en', 'ar'] as const)('tells every failing field at once in %s', async (locale) => {
  const viewer = await signedIn(accounts);
  const wrong = { current_password: 'a loud evening', password: 'short', password_confirmation: 'shirt' };
  const answer = await change(viewer, wrong, { 'x-localization': locale });
  expect(answer.status).toBe(422);
  const message = messageOf('CURRENT_WRONG', locale);
  expect(await answer.json()).toEqual({
    code: 'CURRENT_WRONG',
    message,
    error_codes: {
      current_password: ['CURRENT_WRONG'],
      password: ['PASSWORD_INVALID'],
      password_confirmation: ['PASSWORD_MISMATCH'],
    },
    errors: {
      current_password: [message],
      password: [messageOf('PASSWORD_INVALID', locale)],
      password_confirmation: [messageOf('PASSWORD_MISMATCH', locale)],
    },
  });
});

test.each([
  ['current_password', '', 'PASSWORD_REQUIRED'],
  ['current_password', undefined, 'PASSWORD_REQUIRED'],
  ['current_password', `${OLD} `, 'CURRENT_WRONG'],
  ['password', undefined, 'PASSWORD_REQUIRED'],
  ['password_confirmation', undefined, 'PASSWORD_REQUIRED'],
  ['password_confirmation', ['x'], 'PASSWORD_REQUIRED'],
])('refuses %s %p with %s and changes nothing', async (field, value, code) => {
  const viewer = await signedIn(accounts);
  const answer = await change(viewer, { [field]: value });
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ error_codes: { [field]: [code] } });
  expect(await signInStatus(viewer, OLD)).toBe(200);
});

test('a viewer who has no password is sent to choose the first one by mail', async () => {
  const viewer = await signedIn(accounts);
  const { queries } = accounts.database;
  await queries.updateTable('viewers').set({ password_hash: null }).where('id', '=', viewer.id).execute();
  expect(await (await change(viewer)).json()).toMatchObject({
    code: 'PASSWORD_NOT_SET',
    error_codes: { current_password: ['PASSWORD_NOT_SET'] },
  });
  const answer = await new Browser(accounts.url).json('/api/forgot_password', { email: viewer.email });
  expect(answer.status).toBe(200);
});

test('of two changes at once one wins; the other has the wrong current password', async () => {
  const viewer = await signedIn(accounts);
  const passwords = ['the first evening', 'the second evening'];
  const answers = await Promise.all(
    passwords.map((password) => change(viewer, { password, password_confirmation: password })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 422]);
  const winner = passwords[answers.findIndex(({ status }) => status === 204)] ?? '';
  expect(await signInStatus(viewer, winner)).toBe(200);
});

test('sent again under its key it is answered alike', async () => {
  const viewer = await signedIn(accounts);
  const key = { 'idempotency-key': 'one-submit' };
  expect((await change(viewer, {}, key)).status).toBe(204);
  expect((await change(viewer, {}, key)).status).toBe(204);
});

test('the current password cannot be guessed without end, and a change gives the tries back', async () => {
  const viewer = await signedIn(accounts);
  for (let tries = 0; tries < 9; tries += 1) await change(viewer, { current_password: `wrong ${tries}` });
  expect((await change(viewer)).status).toBe(204);
  const statuses = [];
  for (let tries = 0; tries < 11; tries += 1) statuses.push((await change(viewer)).status);
  expect(statuses).toEqual([...Array<number>(10).fill(422), 429]);
});
