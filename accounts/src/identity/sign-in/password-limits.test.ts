import { messageOf } from '@sahra/schemas/messages';

import { RATE_LIMITS } from '../../platform/rate-limit/rate-limits';
import { Browser } from '../../testing/browser';
import { mailedCode } from '../../testing/mailed-code';
import { registrationBody } from '../../testing/registration-body';
import { startAccounts, type RunningAccounts } from '../../testing/start-accounts';
import { DAY_MS } from '../../platform/time/durations';

const EMAIL = 'salma@viewers.example';
const PASSWORD = 'a quiet evening';
const HOME = '203.0.113.9';

let accounts: RunningAccounts;
let home: Browser;
beforeAll(async () => {
  accounts = await startAccounts({
    rateLimits: {
      ...RATE_LIMITS,
      signInStranger: { points: 12, seconds: 86_400 },
      signInAddress: { points: 30, seconds: 900 },
    },
  });
});
afterAll(() => accounts.stop());

const from = (address: string, locale = 'en') =>
  new Browser(accounts.url, { 'x-forwarded-for': address, 'x-localization': locale });
/** Creates a browser with the cookies of another one, at another network address. */
const moved = (browser: Browser, address: string) => {
  const copy = from(address);
  for (const [name, value] of browser.cookies) copy.cookies.set(name, value);
  return copy;
};
const statusesOf = async (work: Promise<Response>[]) =>
  (await Promise.all(work)).map(({ status }) => status).sort();
const wrong = (browser: Browser, times: number, email = EMAIL) =>
  statusesOf(Array.from({ length: times }, () => browser.signIn(email, 'a loud evening')));
/** Tries wrong passwords from so many unknown addresses that unknown callers are refused everywhere. */
const guessFromEverywhere = async () => {
  for (const host of [1, 2]) await wrong(from(`198.51.100.${host}`), 7);
};

beforeEach(async () => {
  await accounts.database.pool.query('delete from rate_limits');
  await accounts.database.pool.query('delete from viewers');
  home = from(HOME);
  await home.json('/api/register', registrationBody());
});

test('ten wrong passwords shut their own address out, and no other', async () => {
  const attacker = from('198.51.100.1');
  expect(await wrong(attacker, 20)).toEqual([...Array<number>(10).fill(401), ...Array<number>(10).fill(429)]);
  const refused = await attacker.signIn(EMAIL, PASSWORD);
  expect([refused.status, await refused.json()]).toMatchObject([429, { code: 'RATE_LIMITED' }]);
  const wait = Number(refused.headers.get('retry-after'));
  expect([wait > 880, wait <= 900]).toEqual([true, true]);
  expect((await from('198.51.100.2').signIn(EMAIL, PASSWORD)).status).toBe(200);
});

test.each(['en', 'ar'] as const)(
  'guesses from many addresses are stopped for unknown devices, which learn the way by mail, in %s',
  async (locale) => {
    await guessFromEverywhere();
    const refused = await from('198.51.100.99', locale).signIn(EMAIL, PASSWORD);
    const message = messageOf('SIGN_IN_BY_MAIL', locale, Number(refused.headers.get('retry-after')));
    expect([refused.status, await refused.json()]).toEqual([429, { code: 'SIGN_IN_BY_MAIL', message }]);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(80_000);
  },
);

test('an address that nobody has is counted alike', async () => {
  const statuses = [];
  for (const host of [1, 2])
    statuses.push(...(await wrong(from(`198.51.100.${host}`), 10, 'nobody@viewers.example')));
  expect(statuses.filter((status) => status === 401)).toHaveLength(12);
});

test('meanwhile the viewer comes in where they came in before: at that address, and on that device anywhere', async () => {
  await guessFromEverywhere();
  expect((await from(HOME).signIn(EMAIL, PASSWORD)).status).toBe(200);
  expect((await moved(home, '192.0.2.77').signIn(EMAIL, PASSWORD)).status).toBe(200);
});

test('an address of the viewer is known by its /64', async () => {
  await from('2001:db8:1:2::1').signIn(EMAIL, PASSWORD);
  await guessFromEverywhere();
  expect((await from('2001:db8:1:2:ffff::9').signIn(EMAIL, PASSWORD)).status).toBe(200);
  expect((await from('2001:db8:1:3::1').signIn(EMAIL, PASSWORD)).status).toBe(429);
});

test('by mail they come in anywhere', async () => {
  await guessFromEverywhere();
  const hotel = from('192.0.2.5');
  await hotel.json('/api/forgot_password', { email: EMAIL });
  const code = await mailedCode(accounts, EMAIL);
  const checked = await hotel.json('/api/check_code', { email: EMAIL, code });
  const { data } = (await checked.json()) as { data: { reset_token: string } };
  const chosen = { password: 'a new evening', password_confirmation: 'a new evening' };
  expect((await hotel.json('/api/reset_password', { reset_token: data.reset_token, ...chosen })).status).toBe(
    204,
  );
  expect(hotel.cookies.has('sahra.device')).toBe(true);
  await guessFromEverywhere();
  expect((await hotel.signIn(EMAIL, 'a new evening')).status).toBe(200);
});

test('a known device may try as often as an address, and loses no right by what others do', async () => {
  const laptop = moved(home, '192.0.2.77');
  expect(await wrong(laptop, 12)).toEqual([...Array<number>(10).fill(401), 429, 429]);
  expect((await from(HOME).signIn(EMAIL, PASSWORD)).status).toBe(200);
});

test.each([
  [
    'of another account',
    async () => {
      const other = from('192.0.2.8');
      await other.json('/api/register', registrationBody({ email: 'mona@viewers.example' }));
      return other.cookies.get('sahra.device') ?? '';
    },
  ],
  ['that was made up', () => Promise.resolve(`${'a'.repeat(16)}.9999999999.${'a'.repeat(43)}`)],
  ['without a signature', () => Promise.resolve(`${'a'.repeat(16)}.9999999999.`)],
])('a device cookie %s is worth nothing', async (_whose, cookieOf) => {
  const attacker = from('198.51.100.50');
  attacker.cookies.set('sahra.device', await cookieOf());
  await guessFromEverywhere();
  expect((await attacker.signIn(EMAIL, PASSWORD)).status).toBe(429);
});

test('a device that nobody signed in on for half a year is a stranger', async () => {
  await guessFromEverywhere();
  accounts.clock.advance(180 * DAY_MS);
  expect((await moved(home, '192.0.2.77').signIn(EMAIL, PASSWORD)).status).toBe(429);
});

test('the device cookie is for this host and no script, and holds no name', async () => {
  const answer = await from('192.0.2.9').signIn(EMAIL, PASSWORD);
  const [cookie] = answer.headers.getSetCookie().filter((line) => line.startsWith('sahra.device='));
  expect(cookie).toMatch(/^sahra\.device=[\w.-]+; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/);
  expect(answer.headers.getSetCookie().join()).not.toContain('salma');
});

test('right passwords of many people at one address are no reason to stop', async () => {
  const mobile = '100.64.0.1';
  await wrong(from(mobile), 10, 'nobody@viewers.example');
  const { pool } = accounts.database;
  for (let sign = 0; sign < 40; sign += 8) {
    await pool.query("delete from rate_limits where key like 'knownAddress%'");
    const people = Array.from({ length: 8 }, () => from(mobile).signIn(EMAIL, PASSWORD));
    expect(await statusesOf(people)).toEqual(Array<number>(8).fill(200));
  }
});

test('wrong ones for many accounts are', async () => {
  const { pool } = accounts.database;
  await wrong(from('198.51.100.1'), 1, 'viewer@viewers.example');
  await pool.query("update rate_limits set points = 29 where key like 'signInAddress%'");
  const attacker = from('198.51.100.1');
  expect((await attacker.signIn('viewer1@viewers.example', 'wrong')).status).toBe(401);
  expect((await attacker.signIn('viewer2@viewers.example', 'wrong')).status).toBe(429);
  expect((await from('198.51.100.2').signIn(EMAIL, PASSWORD)).status).toBe(200);
});
