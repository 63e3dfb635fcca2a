import { messageOf } from '@sahra/schemas/messages';

import { Browser } from '../../testing/browser';
import { registrationBody } from '../../testing/registration-body';
import { signedIn, type SignedIn } from '../../testing/signed-in';
import { startAccounts, type RunningAccounts } from '../../testing/start-accounts';
import { HOUR_MS } from '../../platform/time/durations';

let accounts: RunningAccounts;
beforeAll(async () => {
  accounts = await startAccounts();
});
afterAll(() => accounts.stop());
beforeEach(() => accounts.database.pool.query('delete from rate_limits'));

const letters = async ({ email }: SignedIn) => {
  await accounts.runJobs();
  return accounts.mails().filter(({ mail, to }) => mail === 'verify-email' && to === email);
};

const tokenOf = (letter: { data: object } | undefined): string => {
  const { path } = (letter?.data ?? { path: '' }) as { path: string };
  return new URL(path, accounts.url).searchParams.get('token') ?? '';
};

const verify = (token: unknown, headers: Record<string, string> = {}) =>
  new Browser(accounts.url).json('/api/verify_email', { token }, headers);

const isVerified = async (viewer: SignedIn): Promise<unknown> => {
  const { data } = (await (await viewer.send('POST', '/api/details')).json()) as {
    data: { email_verified: unknown };
  };
  return data.email_verified;
};

test('registering mails a link that proves the address', async () => {
  const salma = await signedIn(accounts, { name: 'سلمى' });
  expect(await isVerified(salma)).toBe(false);
  const waiting = await accounts.database.pool.query(
    "select payload->'data'->>'path' as path from jobs where payload->>'mail' = 'verify-email'",
  );
  expect(waiting.rows).toEqual([{ path: expect.stringMatching(/^sealed:[\w-]+$/) as string }]);
  const [letter, ...more] = await letters(salma);
  expect(more).toEqual([]);
  expect(letter).toMatchObject({
    locale: 'en',
    data: { path: expect.stringMatching(/^\/auth\/verify\?token=[\w-]{43}$/) as string },
  });
  const answer = await verify(tokenOf(letter));
  expect([answer.status, await answer.text()]).toEqual([204, '']);
  expect(await isVerified(salma)).toBe(true);
});

test('the mail is in the language of the registration', async () => {
  const browser = new Browser(accounts.url, { 'x-localization': 'ar' });
  const email = 'arabic@viewers.example';
  await browser.json('/api/register', registrationBody({ email }));
  await accounts.runJobs();
  expect(accounts.mails()).toContainEqual(expect.objectContaining({ to: email, locale: 'ar' }));
});

test('a registration that is refused mails nothing', async () => {
  const email = 'refused@viewers.example';
  const body = registrationBody({ email, password: 'short' });
  expect((await new Browser(accounts.url).json('/api/register', body)).status).toBe(422);
  await accounts.runJobs();
  expect(accounts.mails().filter(({ to }) => to === email)).toEqual([]);
});

test('a link that is opened twice is answered twice alike, and the first proof counts', async () => {
  const salma = await signedIn(accounts);
  const token = tokenOf((await letters(salma))[0]);
  await verify(token);
  const proven = accounts.clock.now();
  accounts.clock.advance(HOUR_MS);
  expect((await verify(token)).status).toBe(204);
  const { queries } = accounts.database;
  const viewer = queries.selectFrom('viewers').select('verified_at').where('id', '=', salma.id);
  expect(await viewer.executeTakeFirst()).toEqual({ verified_at: proven });
});

test('a link works for 48 hours', async () => {
  const [early, late] = [await signedIn(accounts), await signedIn(accounts)];
  const [good, old] = [tokenOf((await letters(early))[0]), tokenOf((await letters(late))[0])];
  accounts.clock.advance(48 * HOUR_MS - 1);
  expect((await verify(good)).status).toBe(204);
  accounts.clock.advance(1);
  expect(await (await verify(old)).json()).toMatchObject({ code: 'LINK_EXPIRED' });
});

test.each([undefined, '', 'x'.repeat(43), ['x']])('the token %p is refused', async (token) => {
  const answer = await verify(token, { 'x-localization': 'ar' });
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({
    code: 'LINK_EXPIRED',
    message: messageOf('LINK_EXPIRED', 'ar'),
    error_codes: { token: ['LINK_EXPIRED'] },
  });
});

describe('asking for the link again', () => {
  const resend = (viewer: SignedIn, headers: Record<string, string> = {}) =>
    viewer.send('POST', '/api/resend_verification', undefined, headers);

  test('mails another one, and both work', async () => {
    const salma = await signedIn(accounts);
    expect((await resend(salma)).status).toBe(204);
    const [first, second] = await letters(salma);
    expect(tokenOf(second)).not.toBe(tokenOf(first));
    expect((await verify(tokenOf(first))).status).toBe(204);
    expect((await verify(tokenOf(second))).status).toBe(204);
  });

  test('mails nothing when the address is proven', async () => {
    const salma = await signedIn(accounts);
    await verify(tokenOf((await letters(salma))[0]));
    expect((await resend(salma)).status).toBe(204);
    expect(await letters(salma)).toHaveLength(1);
  });

  test('mails one letter for one submit', async () => {
    const salma = await signedIn(accounts);
    const key = { 'idempotency-key': 'one-submit' };
    expect([(await resend(salma, key)).status, (await resend(salma, key)).status]).toEqual([204, 204]);
    expect(await letters(salma)).toHaveLength(2);
  });

  test('is refused after five letters within the hour', async () => {
    const salma = await signedIn(accounts);
    const statuses = [];
    for (let letter = 0; letter < 6; letter += 1) statuses.push((await resend(salma)).status);
    expect(statuses).toEqual([204, 204, 204, 204, 204, 429]);
  });
});
