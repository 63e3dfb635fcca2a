import { Browser } from '../../testing/browser';
import { signedIn, type SignedIn } from '../../testing/signed-in';
import { startAccounts, type RunningAccounts } from '../../testing/start-accounts';
import { MINUTE_MS } from '../../platform/time/durations';

const PASSWORD = 'a quiet evening';
const PHONE = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537 Chrome/140.0 Mobile Safari/537';
const LAPTOP = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537 Chrome/140.0 Safari/537';

let accounts: RunningAccounts;
beforeAll(async () => {
  accounts = await startAccounts();
});
afterAll(() => accounts.stop());

interface Device {
  id: string;
  name: string | null;
  last_seen: string;
  current: boolean;
}

const devices = async (viewer: SignedIn): Promise<Device[]> => {
  const answer = await viewer.send('GET', '/api/devices');
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { data: Device[] }).data;
};

/** Signs the viewer in on another device; returns checks of whether that device is still signed in. */
const signedInOn = async ({ email }: SignedIn, agent: string) => {
  const browser = new Browser(accounts.url, { 'user-agent': agent });
  await browser.signIn(email, PASSWORD);
  const { token } = (await (await browser.get('/api/auth/session')).json()) as { token: string };
  return {
    bearerStatus: async () =>
      (await browser.json('/api/details', {}, { authorization: `Bearer ${token}` })).status,
    session: async (): Promise<unknown> => (await browser.get('/api/auth/session')).json(),
  };
};

test('lists where the viewer is signed in, last seen first, and says which one asks', async () => {
  const salma = await signedIn(accounts);
  const registeredAt = accounts.clock.now().toISOString();
  accounts.clock.advance(MINUTE_MS);
  const phone = await signedInOn(salma, PHONE);
  accounts.clock.advance(MINUTE_MS);
  await signedInOn(salma, LAPTOP);
  await signedIn(accounts);
  expect((await devices(salma)).map(({ name, current }) => [name, current])).toEqual([
    ['Chrome · Windows', false],
    ['Chrome · Android', false],
    [null, true],
  ]);
  accounts.clock.advance(MINUTE_MS);
  await phone.session();
  const seen = await devices(salma);
  expect(seen.map(({ name }) => name)).toEqual(['Chrome · Android', 'Chrome · Windows', null]);
  expect(seen.map(({ last_seen }) => last_seen)).toEqual([
    accounts.clock.now().toISOString(),
    new Date(accounts.clock.now().getTime() - MINUTE_MS).toISOString(),
    registeredAt,
  ]);
});

test('a device that is signed out from elsewhere is out at once', async () => {
  const salma = await signedIn(accounts);
  const phone = await signedInOn(salma, PHONE);
  const [{ id } = { id: '' }] = (await devices(salma)).filter(({ name }) => name === 'Chrome · Android');
  expect(await phone.bearerStatus()).toBe(200);
  const answer = await salma.send('DELETE', `/api/devices/${id}`);
  expect([answer.status, await answer.text()]).toEqual([204, '']);
  expect(await phone.bearerStatus()).toBe(401);
  expect(await phone.session()).toEqual({});
  expect(await devices(salma)).toHaveLength(1);
  expect((await salma.send('DELETE', `/api/devices/${id}`)).status).toBe(404);
});

test('signing a device out again under the same key is answered as the first time', async () => {
  const salma = await signedIn(accounts);
  await signedInOn(salma, PHONE);
  const id = (await devices(salma)).find(({ current }) => !current)?.id ?? '';
  const statusOf = async (key: string) =>
    (await salma.send('DELETE', `/api/devices/${id}`, undefined, { 'idempotency-key': key })).status;
  expect(await statusOf('one-press')).toBe(204);
  expect(await statusOf('one-press')).toBe(204);
  expect(await statusOf('another-press')).toBe(404);
});

test('the device that asks may sign itself out', async () => {
  const salma = await signedIn(accounts);
  const [{ id } = { id: '' }] = await devices(salma);
  expect((await salma.send('DELETE', `/api/devices/${id}`)).status).toBe(204);
  expect((await salma.send('POST', '/api/details')).status).toBe(401);
});

test.each([
  ['of somebody else', async () => (await devices(await signedIn(accounts)))[0]?.id ?? ''],
  ['that is no id', () => Promise.resolve("'; drop table sessions")],
])('a device %s is not found', async (_case, id) => {
  const salma = await signedIn(accounts);
  const before = await accounts.database.queries.selectFrom('sessions').select('id').execute();
  const answer = await salma.send('DELETE', `/api/devices/${encodeURIComponent(await id())}`);
  expect(answer.status).toBe(404);
  expect(await answer.json()).toMatchObject({ code: 'NOT_FOUND' });
  const after = await accounts.database.queries.selectFrom('sessions').select('id').execute();
  expect(after.length).toBeGreaterThanOrEqual(before.length);
});

test('everywhere else means every other device of the viewer and of nobody else', async () => {
  const [salma, mona] = [await signedIn(accounts), await signedIn(accounts)];
  const elsewhere = [await signedInOn(salma, PHONE), await signedInOn(salma, LAPTOP)];
  const answer = await salma.send('DELETE', '/api/devices');
  expect([answer.status, await answer.text()]).toEqual([204, '']);
  for (const device of elsewhere) expect(await device.bearerStatus()).toBe(401);
  expect(await devices(salma)).toMatchObject([{ current: true }]);
  expect((await mona.send('POST', '/api/details')).status).toBe(200);
});

test('a session that ran out is no device', async () => {
  const salma = await signedIn(accounts);
  const { queries } = accounts.database;
  await signedInOn(salma, PHONE);
  await queries
    .updateTable('sessions')
    .set({ expires_at: accounts.clock.now() })
    .where('viewer_id', '=', salma.id)
    .where('device_name', 'is not', null)
    .execute();
  expect(await devices(salma)).toHaveLength(1);
});

test('fifty refreshes of one session at once leave one session with bearers that work', async () => {
  const salma = await signedIn(accounts);
  accounts.clock.advance(MINUTE_MS);
  const answers = await Promise.all(Array.from({ length: 50 }, () => salma.browser.get('/api/auth/session')));
  const sessions = (await Promise.all(answers.map((answer) => answer.json()))) as { token: string }[];
  expect(await devices(salma)).toEqual([
    expect.objectContaining({ last_seen: accounts.clock.now().toISOString(), current: true }),
  ]);
  for (const { token } of sessions) {
    const bearer = { authorization: `Bearer ${token}` };
    expect((await salma.browser.json('/api/details', {}, bearer)).status).toBe(200);
  }
});

test('of fifty sign-outs and refreshes at once none brings the session back', async () => {
  const salma = await signedIn(accounts);
  const [{ id } = { id: '' }] = await devices(salma);
  await Promise.all([
    ...Array.from({ length: 25 }, () => salma.browser.get('/api/auth/session')),
    salma.send('DELETE', `/api/devices/${id}`),
    ...Array.from({ length: 25 }, () => salma.browser.get('/api/auth/session')),
  ]);
  expect((await salma.send('GET', '/api/devices')).status).toBe(401);
});
