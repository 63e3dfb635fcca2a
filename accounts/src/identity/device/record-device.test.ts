import { Browser } from '../../testing/browser';
import { signedIn } from '../../testing/signed-in';
import { startAccounts } from '../../testing/start-accounts';
import type { RunningAccounts } from '../../testing/start-accounts';

const PASSWORD = 'a quiet evening';
const PHONE = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537 Chrome/140.0 Mobile Safari/537';

let accounts: RunningAccounts;
beforeAll(async () => {
  accounts = await startAccounts();
});
afterAll(() => accounts.stop());

const signInOn = (email: string, agent: string, locale = 'en') =>
  new Browser(accounts.url, { 'user-agent': agent, 'x-localization': locale }).signIn(email, PASSWORD);

const letters = async (email: string) => {
  await accounts.runJobs();
  return accounts.mails().filter(({ mail, to }) => mail === 'new-device' && to === email);
};

test('the first sign-in from a device is reported by mail, the next is not', async () => {
  const salma = await signedIn(accounts);
  expect(await letters(salma.email)).toEqual([]);
  await signInOn(salma.email, PHONE, 'ar');
  const told = {
    mail: 'new-device',
    to: salma.email,
    locale: 'ar',
    data: { name: null, device: 'Chrome · Android', at: accounts.clock.now().toISOString() },
  };
  expect(await letters(salma.email)).toEqual([told]);
  await signInOn(salma.email, PHONE.replace('140.0', '141.0'));
  expect(await letters(salma.email)).toEqual([told]);
});

test.each([
  ['Africa/Cairo', 'Africa/Cairo'],
  ['Asia/Calcutta', 'Asia/Calcutta'],
  ['Foo/Bar', undefined],
  ['Etc/Unknown', undefined],
  ['+02:00', undefined],
  ['x'.repeat(200), undefined],
])('a device that names the zone %s is reported with times in %s', async (zone, known) => {
  const salma = await signedIn(accounts);
  const phone = new Browser(accounts.url, { 'user-agent': PHONE, 'x-time-zone': zone });
  expect((await phone.signIn(salma.email, PASSWORD)).status).toBeLessThan(400);
  expect((await letters(salma.email)).map(({ timeZone }) => timeZone)).toEqual([known]);
});

test('a journey changes the zone of later mails, and a device that names none does not', async () => {
  const salma = await signedIn(accounts);
  const zone = async () =>
    accounts.database.queries
      .selectFrom('viewers')
      .select('time_zone')
      .where('id', '=', salma.id)
      .executeTakeFirstOrThrow();
  await salma.send('DELETE', '/api/progress', undefined, { 'x-time-zone': 'Africa/Cairo' });
  expect(await zone()).toEqual({ time_zone: 'Africa/Cairo' });
  await salma.send('DELETE', '/api/progress', undefined, { 'x-time-zone': 'Europe/Paris' });
  expect(await zone()).toEqual({ time_zone: 'Europe/Paris' });
  await salma.send('DELETE', '/api/progress', undefined, { 'x-time-zone': 'Etc/Unknown' });
  expect(await zone()).toEqual({ time_zone: 'Europe/Paris' });
});

test('a device stays known when its session has ended', async () => {
  const salma = await signedIn(accounts);
  await signInOn(salma.email, PHONE);
  await salma.send('DELETE', '/api/devices');
  await signInOn(salma.email, PHONE);
  expect(await letters(salma.email)).toHaveLength(1);
});

test('the device of the registration is known', async () => {
  const salma = await signedIn(accounts);
  await salma.browser.signIn(salma.email, PASSWORD);
  expect(await letters(salma.email)).toEqual([]);
});

test('a wrong password tells nobody', async () => {
  const salma = await signedIn(accounts);
  await new Browser(accounts.url, { 'user-agent': PHONE }).signIn(salma.email, 'a loud evening');
  expect(await letters(salma.email)).toEqual([]);
});

test('ten sign-ins from one new device at once are reported once', async () => {
  const salma = await signedIn(accounts);
  await Promise.all(Array.from({ length: 10 }, () => signInOn(salma.email, PHONE)));
  expect(await letters(salma.email)).toHaveLength(1);
});

test('recovering a deleted account on a new device is reported', async () => {
  const salma = await signedIn(accounts);
  await salma.send('POST', '/api/delete_account', { password: PASSWORD, reason_id: 'other' });
  const browser = new Browser(accounts.url, { 'user-agent': PHONE });
  const offered = await browser.signIn(salma.email, PASSWORD);
  const { meta } = (await offered.json()) as { meta: { recovery_token: string } };
  expect((await browser.json('/api/recover_account', meta)).status).toBe(200);
  expect(await letters(salma.email)).toMatchObject([{ data: { device: 'Chrome · Android' } }]);
});
