import { messageOf } from '@sahra/schemas/messages';

import { Browser } from '../../testing/browser';
import { mailedCode } from '../../testing/mailed-code';
import { signedIn } from '../../testing/signed-in';
import { startAccounts, type RunningAccounts } from '../../testing/start-accounts';
import { DAY_MS, MINUTE_MS } from '../../platform/time/durations';

let accounts: RunningAccounts;
beforeAll(async () => {
  accounts = await startAccounts();
});
afterAll(() => accounts.stop());
beforeEach(() => accounts.database.pool.query('delete from rate_limits'));

const forgot = (email: unknown, headers: Record<string, string> = {}) =>
  new Browser(accounts.url).json('/api/forgot_password', { email }, headers);

const codes = async (viewerId: string) =>
  accounts.database.queries
    .selectFrom('mailed_codes')
    .selectAll()
    .where('viewer_id', '=', viewerId)
    .execute();

test.each(['en', 'ar'] as const)('mails four digits in %s and keeps them nowhere', async (locale) => {
  const salma = await signedIn(accounts, { name: 'سلمى' });
  const answer = await forgot(salma.email, { 'x-localization': locale });
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({ data: { expires_in: 600, resend_in: 60 } });
  const waiting = await accounts.database.pool.query(
    "select payload->'data'->>'code' as code from jobs where key like 'reset-code %' and done_at is null",
  );
  const code = await mailedCode(accounts, salma.email);
  expect(code).toMatch(/^\d{4}$/);
  expect(waiting.rows).toEqual([{ code: expect.stringMatching(/^sealed:[\w-]+$/) as string }]);
  expect(accounts.mails().at(-1)).toMatchObject({
    mail: 'reset-code',
    locale,
    data: { name: null, minutes: 10 },
  });
  const [kept] = await codes(salma.id);
  expect(kept?.code_hash).toHaveLength(32);
  expect(JSON.stringify(kept)).not.toContain(`"${code}"`);
});

test.each(['en', 'ar'] as const)('says in %s that nobody has the address', async (locale) => {
  const answer = await forgot('nobody@viewers.example', { 'x-localization': locale });
  const message = messageOf('EMAIL_UNKNOWN', locale);
  expect(answer.status).toBe(404);
  expect(await answer.json()).toEqual({
    code: 'EMAIL_UNKNOWN',
    message,
    errors: { email: [message] },
    error_codes: { email: ['EMAIL_UNKNOWN'] },
  });
});

test.each([
  [undefined, 'EMAIL_REQUIRED'],
  ['  ', 'EMAIL_REQUIRED'],
  [['a@b.example'], 'EMAIL_REQUIRED'],
  ['salma', 'EMAIL_INVALID'],
])('refuses %p with %s', async (email, code) => {
  const answer = await forgot(email);
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ code, error_codes: { email: [code] } });
});

test('no answer comes sooner than sending would take', async () => {
  const salma = await signedIn(accounts);
  const timed = async (email: string) => {
    const begun = performance.now();
    const { status } = await forgot(email);
    return { status, ms: performance.now() - begun };
  };
  const answers = [await timed(salma.email), await timed('nobody@viewers.example'), await timed('salma')];
  expect(answers.map(({ status }) => status)).toEqual([200, 404, 422]);
  // Timers may fire up to a millisecond early.
  for (const { ms } of answers) expect(ms).toBeGreaterThan(249);
});

test('a deleted account may set a password as long as it can be recovered', async () => {
  const salma = await signedIn(accounts);
  await salma.send('POST', '/api/delete_account', { password: 'a quiet evening', reason_id: 'other' });
  accounts.clock.advance(30 * DAY_MS - 1);
  expect((await forgot(salma.email)).status).toBe(200);
  accounts.clock.advance(MINUTE_MS);
  expect((await forgot(salma.email)).status).toBe(404);
});

test('an address in another case or Unicode form is the same', async () => {
  const zoe = await signedIn(accounts, { email: 'zoë@viewers.example' });
  expect((await forgot(' ZOE\u0308@viewers.EXAMPLE\n')).status).toBe(200);
  expect(await codes(zoe.id)).toHaveLength(1);
});

test('the next code may be asked for after a minute', async () => {
  const salma = await signedIn(accounts);
  await forgot(salma.email);
  accounts.clock.advance(MINUTE_MS - 1000);
  const early = await forgot(salma.email);
  expect([early.status, early.headers.get('retry-after')]).toEqual([429, '1']);
  expect(await early.json()).toMatchObject({ code: 'RATE_LIMITED', meta: { resend_in: 1 } });
  accounts.clock.advance(1000);
  expect((await forgot(salma.email)).status).toBe(200);
});

test('five codes are sent in 24 hours, and the sixth after them', async () => {
  const salma = await signedIn(accounts);
  for (let code = 0; code < 5; code += 1) {
    expect((await forgot(salma.email)).status).toBe(200);
    accounts.clock.advance(MINUTE_MS);
  }
  const sixth = await forgot(salma.email, { 'x-localization': 'ar' });
  const wait = (DAY_MS - 5 * MINUTE_MS) / 1000;
  expect([sixth.status, sixth.headers.get('retry-after')]).toEqual([429, String(wait)]);
  expect(await sixth.json()).toEqual({
    code: 'CODES_SPENT',
    message: messageOf('CODES_SPENT', 'ar', wait),
    meta: { resend_in: wait },
  });
  accounts.clock.advance(wait * 1000);
  expect((await forgot(salma.email)).status).toBe(200);
});

test('fifteen requests at once send one code', async () => {
  const salma = await signedIn(accounts);
  const answers = await Promise.all(Array.from({ length: 15 }, () => forgot(salma.email)));
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses).toEqual([200, ...Array<number>(14).fill(429)]);
  expect(await codes(salma.id)).toHaveLength(1);
});

test('a request that is sent again under its key is answered alike and mails nothing more', async () => {
  const salma = await signedIn(accounts);
  const key = { 'idempotency-key': 'one-submit' };
  const first = await (await forgot(salma.email, key)).text();
  const again = await forgot(salma.email, key);
  expect([again.status, await again.text()]).toEqual([200, first]);
  expect(await codes(salma.id)).toHaveLength(1);
});

test('nobody may ask for one mail address without end', async () => {
  const asked = Array.from({ length: 16 }, () => forgot('nobody@viewers.example'));
  const statuses = (await Promise.all(asked)).map(({ status }) => status).sort();
  expect(statuses).toEqual([...Array<number>(15).fill(404), 429]);
});

test('nor may one network address for many', async () => {
  const from = (address: string, email: string) => forgot(email, { 'x-forwarded-for': address });
  const answers = await Promise.all(
    Array.from({ length: 101 }, (_, index) => from('198.51.100.1', `nobody${index}@viewers.example`)),
  );
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses).toEqual([...Array<number>(100).fill(404), 429]);
  expect((await from('198.51.100.2', 'nobody@viewers.example')).status).toBe(404);
});
