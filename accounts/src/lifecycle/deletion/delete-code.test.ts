import { signedIn, type SignedIn } from '../../testing/signed-in';
import { startAccounts, type RunningAccounts } from '../../testing/start-accounts';
import { MINUTE_MS } from '../../platform/time/durations';

const REASON = { reason_id: 'privacy' };

let accounts: RunningAccounts;
let nour: SignedIn;
beforeAll(async () => {
  accounts = await startAccounts();
});
afterAll(() => accounts.stop());
/** Creates a viewer without a password, as a sign-in with a provider does. */
beforeEach(async () => {
  await accounts.database.pool.query('delete from rate_limits');
  nour = await signedIn(accounts);
  await accounts.database.queries
    .updateTable('viewers')
    .set({ password_hash: null, verified_at: accounts.clock.now() })
    .where('id', '=', nour.id)
    .execute();
});

const askForCode = async (): Promise<string> => {
  expect((await nour.send('POST', '/api/delete_account/code')).status).toBe(200);
  await accounts.runJobs();
  const mail = accounts.mails().findLast(({ to }) => to === nour.email);
  if (mail?.mail !== 'delete-code') throw new Error('No code was mailed.');
  return mail.data.code;
};
const remove = (body: object) => nour.send('POST', '/api/delete_account', body);
const other = (code: string) => String((Number(code) + 1) % 10_000).padStart(4, '0');

test('mails four digits that delete the account in place of a password', async () => {
  const answer = await nour.send('POST', '/api/delete_account/code', undefined, { 'x-localization': 'ar' });
  expect(await answer.json()).toEqual({ data: { expires_in: 600, resend_in: 60 } });
  await accounts.runJobs();
  const mail = accounts.mails().findLast(({ to }) => to === nour.email);
  expect(mail).toMatchObject({
    mail: 'delete-code',
    locale: 'ar',
    data: { name: 'Salma Rahal', minutes: 10 },
  });
  const code = mail?.mail === 'delete-code' ? mail.data.code : '';
  expect(code).toMatch(/^\d{4}$/);
  expect((await remove({ ...REASON, code })).status).toBe(200);
  expect((await nour.send('POST', '/api/details')).status).toBe(401);
});

test('reads Arabic digits and spaces between them', async () => {
  const code = await askForCode();
  const arabic = Array.from(code, (digit) => String.fromCharCode(0x0660 + Number(digit))).join(' ');
  expect((await remove({ ...REASON, code: arabic })).status).toBe(200);
});

test('fifty wrong codes at once count as five, and then the right one is worth nothing', async () => {
  await accounts.database.pool.query('delete from rate_limits');
  const code = await askForCode();
  const answers: Response[] = [];
  for (let round = 0; round < 5; round += 1) {
    await accounts.database.pool.query('delete from rate_limits');
    const ten = Array.from({ length: 10 }, () => remove({ ...REASON, code: other(code) }));
    answers.push(...(await Promise.all(ten)));
  }
  const codes = await Promise.all(
    answers.map(async (answer) => ((await answer.json()) as { code: string }).code),
  );
  expect(codes.filter((each) => each === 'CODE_WRONG')).toHaveLength(5);
  expect(codes.filter((each) => each === 'CODE_EXPIRED')).toHaveLength(45);
  await accounts.database.pool.query('delete from rate_limits');
  expect(await (await remove({ ...REASON, code })).json()).toMatchObject({ code: 'CODE_EXPIRED' });
  expect((await nour.send('POST', '/api/details')).status).toBe(200);
});

test('a wrong code says how many tries are left', async () => {
  const code = await askForCode();
  expect(await (await remove({ ...REASON, code: other(code) })).json()).toMatchObject({
    code: 'CODE_WRONG',
    error_codes: { code: ['CODE_WRONG'] },
    meta: { tries_left: 4 },
  });
});

test('a code ends after ten minutes', async () => {
  const code = await askForCode();
  accounts.clock.advance(10 * MINUTE_MS);
  expect((await nour.send('POST', '/api/details')).status).toBe(401);
  const { token } = (await (await nour.browser.get('/api/auth/session')).json()) as { token: string };
  const late = await nour.send(
    'POST',
    '/api/delete_account',
    { ...REASON, code },
    { authorization: `Bearer ${token}` },
  );
  expect(await late.json()).toMatchObject({ code: 'CODE_EXPIRED' });
});

test('without a code both fields are reported at once, and no try is spent', async () => {
  const code = await askForCode();
  const answer = await remove({ password: 'any', reason_id: '' });
  expect(await answer.json()).toMatchObject({
    error_codes: { code: ['CODE_REQUIRED'], reason_id: ['REASON_REQUIRED'] },
  });
  expect((await remove({ ...REASON, code })).status).toBe(200);
});

test("somebody else's code is worth nothing", async () => {
  const code = await askForCode();
  const thief = await signedIn(accounts);
  await accounts.database.pool.query('update viewers set password_hash = null where id = $1', [thief.id]);
  const answer = await thief.send('POST', '/api/delete_account', { ...REASON, code });
  expect(await answer.json()).toMatchObject({ code: 'CODE_EXPIRED' });
});

test('the second code within a minute is refused, and the same submit sent twice mails one', async () => {
  const key = { 'idempotency-key': 'one-click' };
  const ask = (headers: Record<string, string>) =>
    nour.send('POST', '/api/delete_account/code', undefined, headers);
  const answers = await Promise.all([ask(key), ask(key), ask(key)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await ask({})).status).toBe(429);
  await accounts.runJobs();
  expect(accounts.mails().filter(({ to, mail }) => to === nour.email && mail === 'delete-code')).toHaveLength(
    1,
  );
});

test('a viewer with a password confirms with it', async () => {
  const salma = await signedIn(accounts);
  const answer = await salma.send('POST', '/api/delete_account/code');
  expect(answer.status).toBe(409);
  expect(await answer.json()).toMatchObject({ code: 'CONFIRM_WITH_PASSWORD' });
});
