import { messageOf } from '@sahra/schemas/messages';

import { Browser } from '../../testing/browser';
import { registrationBody } from '../../testing/registration-body';
import { signedIn, type SignedIn } from '../../testing/signed-in';
import { startAccounts, type RunningAccounts } from '../../testing/start-accounts';
import { addDays } from '../../platform/time/add-days';

const PASSWORD = String(registrationBody()['password']);
const GOOD = { password: PASSWORD, reason_id: 'too-expensive' };

let accounts: RunningAccounts;
let salma: SignedIn;
beforeAll(async () => {
  accounts = await startAccounts();
});
afterAll(() => accounts.stop());
beforeEach(async () => {
  await accounts.database.pool.query('delete from rate_limits');
  salma = await signedIn(accounts);
});

const remove = (body: object, headers: Record<string, string> = {}, viewer = salma) =>
  viewer.send('POST', '/api/delete_account', body, headers);
const rowOf = (viewer: SignedIn) =>
  accounts.database.queries
    .selectFrom('viewers')
    .select(['deleted_at', 'recover_until', 'delete_reason'])
    .where('id', '=', viewer.id)
    .executeTakeFirstOrThrow();

test('deletes with the password and a reason, until thirty days later', async () => {
  const answer = await remove(GOOD);
  expect(answer.status).toBe(200);
  const recoverUntil = addDays(accounts.clock.now(), 30);
  expect(await answer.json()).toEqual({ data: { recover_until: recoverUntil.toISOString() } });
  expect(await rowOf(salma)).toEqual({
    deleted_at: accounts.clock.now(),
    recover_until: recoverUntil,
    delete_reason: 'too-expensive',
  });
});

test('ends every session on every device, and clears the cookie', async () => {
  const phone = new Browser(accounts.url);
  await phone.signIn(salma.email, PASSWORD);
  expect(await (await phone.get('/api/auth/session')).json()).toHaveProperty('id', salma.id);
  const authorization = `Bearer ${salma.token}`;
  expect(salma.browser.cookies.has('sahra.session')).toBe(true);
  expect((await salma.browser.json('/api/delete_account', GOOD, { authorization })).status).toBe(200);
  expect(salma.browser.cookies.has('sahra.session')).toBe(false);
  expect((await salma.send('POST', '/api/details')).status).toBe(401);
  expect(await (await phone.get('/api/auth/session')).json()).toEqual({});
});

test('says so by mail, in the language of the request', async () => {
  await remove(GOOD, { 'x-localization': 'ar' });
  await accounts.runJobs();
  const { recover_until } = await rowOf(salma);
  expect(accounts.mails().filter(({ to, mail }) => to === salma.email && mail === 'account-deleted')).toEqual(
    [
      {
        mail: 'account-deleted',
        to: salma.email,
        locale: 'ar',
        data: { name: null, recoverUntil: recover_until?.toISOString() },
      },
    ],
  );
});

test('the address stays taken', async () => {
  await remove(GOOD);
  const again = await new Browser(accounts.url).json(
    '/api/register',
    registrationBody({ email: salma.email }),
  );
  expect(again.status).toBe(422);
  expect(await again.json()).toMatchObject({ error_codes: { email: ['EMAIL_TAKEN'] } });
});

test('other viewers are left alone', async () => {
  const other = await signedIn(accounts);
  await remove(GOOD);
  expect((await other.send('POST', '/api/details')).status).toBe(200);
  expect(await rowOf(other)).toEqual({ deleted_at: null, recover_until: null, delete_reason: null });
});

test.each(['en', 'ar'] as const)(
  'tells a wrong password and a missing reason at once in %s',
  async (locale) => {
    const answer = await remove({ password: `${PASSWORD}!`, reason_id: '' }, { 'x-localization': locale });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toEqual({
      code: 'DELETE_PASSWORD_WRONG',
      message: messageOf('DELETE_PASSWORD_WRONG', locale),
      error_codes: { password: ['DELETE_PASSWORD_WRONG'], reason_id: ['REASON_REQUIRED'] },
      errors: {
        password: [messageOf('DELETE_PASSWORD_WRONG', locale)],
        reason_id: [messageOf('REASON_REQUIRED', locale)],
      },
    });
    expect((await rowOf(salma)).deleted_at).toBeNull();
    expect((await salma.send('POST', '/api/details')).status).toBe(200);
  },
);

test.each([
  ['password', undefined, 'DELETE_PASSWORD_WRONG'],
  ['password', '', 'DELETE_PASSWORD_WRONG'],
  ['password', ` ${PASSWORD}`, 'DELETE_PASSWORD_WRONG'],
  ['password', [PASSWORD], 'DELETE_PASSWORD_WRONG'],
  ['reason_id', undefined, 'REASON_REQUIRED'],
  ['reason_id', '  ', 'REASON_REQUIRED'],
  ['reason_id', 7, 'REASON_REQUIRED'],
  ['reason_id', 'too expensive', 'REASON_REQUIRED'],
  ['reason_id', 'x'.repeat(65), 'REASON_REQUIRED'],
])('refuses %s %p with %s', async (field, value, code) => {
  const answer = await remove({ ...GOOD, [field]: value });
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ code, error_codes: { [field]: [code] } });
  expect((await rowOf(salma)).deleted_at).toBeNull();
});

test('the eleventh guess of a password is not looked at', async () => {
  for (let guess = 1; guess <= 10; guess += 1) await remove({ ...GOOD, password: `guess ${guess}` });
  const answer = await remove(GOOD);
  expect(answer.status).toBe(429);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await rowOf(salma)).deleted_at).toBeNull();
});

test('five at once delete once: one mail, one purge, and the others are refused as without a session', async () => {
  const count = async (kind: string) => {
    const { rows } = await accounts.database.pool.query<{ n: number }>(
      'select count(*)::int as n from jobs where kind = $1 and (payload::text like $2 or kind = $3)',
      [kind, `%${salma.email}%account-deleted%`, 'purge'],
    );
    return rows[0]?.n ?? 0;
  };
  const before = await count('purge');
  const answers = await Promise.all(Array.from({ length: 5 }, () => remove(GOOD)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401]);
  expect((await count('purge')) - before).toBe(1);
});
