import { Browser } from '../../testing/browser';
import { mailedCode } from '../../testing/mailed-code';
import { signedIn } from '../../testing/signed-in';
import { startAccounts, type RunningAccounts } from '../../testing/start-accounts';

let accounts: RunningAccounts;
let log = '';
beforeAll(async () => {
  const logStream = { write: (line: string) => void (log += line) };
  accounts = await startAccounts({ config: { logLevel: 'error' }, logStream });
});
afterAll(() => accounts.stop());
beforeEach(async () => {
  log = '';
  await accounts.database.pool.query('delete from rate_limits');
});

const from = (address: string) => new Browser(accounts.url, { 'x-forwarded-for': address });
const check = (address: string, email: string, code = '1234') =>
  from(address).json('/api/check_code', { email, code });
const wrongFor = (code: string): string => (code === '0000' ? '1111' : '0000');

/** Registers a viewer with a reset code in the mail, from no known device or address. */
const forgetful = async () => {
  const viewer = await signedIn(accounts);
  await from('192.0.2.1').json('/api/forgot_password', { email: viewer.email });
  await accounts.database.pool.query("delete from rate_limits where key like 'knownAddress%'");
  return { ...viewer, code: await mailedCode(accounts, viewer.email) };
};
/** Tries wrong codes for accounts that do not exist, each from a different network address. */
const guess = (times: number) =>
  Promise.all(
    Array.from({ length: times }, (_, index) =>
      check(`198.18.${index >> 8}.${index & 255}`, `n${index}@viewers.example`),
    ),
  );
const alarms = () =>
  log
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as object);

test('one address that tries the codes of fifty accounts is stopped after twenty', async () => {
  const statuses = [];
  for (let viewer = 0; viewer < 50; viewer += 1)
    statuses.push((await check('198.51.100.1', `viewer${viewer}@viewers.example`)).status);
  expect(statuses).toEqual([...Array<number>(20).fill(422), ...Array<number>(30).fill(429)]);
  expect((await check('2001:db8:1:2::1', 'nobody@viewers.example')).status).toBe(422);
});

test('addresses of one /64 are one', async () => {
  const statuses = [];
  for (let host = 0; host < 22; host += 1)
    statuses.push(
      (await check(`2001:db8:1:2::${host.toString(16)}`, `viewer${host}@viewers.example`)).status,
    );
  expect(statuses).toEqual([...Array<number>(20).fill(422), 429, 429]);
});

test('right codes of many people at one address are no reason to stop', async () => {
  const { email, code } = await forgetful();
  for (let person = 0; person < 60; person += 1)
    expect((await check('100.64.0.1', email, code)).status).toBe(200);
});

test('nor is a neighbour who guesses, on a device or at an address where the account was entered', async () => {
  const { email, code, browser } = await forgetful();
  const device = browser.cookies.get('sahra.device') ?? '';
  for (let tries = 0; tries < 20; tries += 1) await check('100.64.0.1', `viewer${tries}@viewers.example`);
  expect((await check('100.64.0.1', email, code)).status).toBe(429);
  const own = from('100.64.0.1');
  own.cookies.set('sahra.device', device);
  expect((await own.json('/api/check_code', { email, code })).status).toBe(200);
});

describe('wrong codes from many addresses', () => {
  test('raise the alarm once, with one name', async () => {
    await guess(50);
    expect(alarms()).toEqual([]);
    await guess(70);
    expect(alarms()).toEqual([expect.objectContaining({ level: 50, alarm: 'WRONG_CODES', seconds: 900 })]);
  });

  test('leave a stranger one wrong try for each code, and a right one enters', async () => {
    const [salma, mona] = [await forgetful(), await forgetful()];
    await guess(51);
    const wrong = await check('192.0.2.7', salma.email, wrongFor(salma.code));
    expect(await wrong.json()).toMatchObject({ code: 'CODE_WRONG', meta: { tries_left: 0 } });
    expect(await (await check('192.0.2.7', salma.email, salma.code)).json()).toMatchObject({
      code: 'CODE_EXPIRED',
    });
    expect((await check('192.0.2.8', mona.email, mona.code)).status).toBe(200);
  });

  test('leave an address three wrong tries an hour', async () => {
    await guess(51);
    const statuses = [];
    for (let tries = 0; tries < 5; tries += 1)
      statuses.push((await check('192.0.2.7', `viewer${tries}@viewers.example`)).status);
    expect(statuses).toEqual([422, 422, 422, 429, 429]);
  });

  test('change nothing where the account was entered before', async () => {
    const { email, code } = await forgetful();
    const home = from('203.0.113.9');
    expect((await home.signIn(email, 'a quiet evening')).status).toBe(200);
    await guess(51);
    const wrong = await check('203.0.113.9', email, wrongFor(code));
    expect(await wrong.json()).toMatchObject({ meta: { tries_left: 4 } });
    expect((await check('203.0.113.9', email, code)).status).toBe(200);
  });

  test('are forgotten when the span is over', async () => {
    const { email, code } = await forgetful();
    await guess(51);
    await accounts.database.pool.query('update rate_limits set expire = 1');
    const wrong = await check('192.0.2.7', email, wrongFor(code));
    expect(await wrong.json()).toMatchObject({ meta: { tries_left: 4 } });
  });
});
