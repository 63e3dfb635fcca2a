import { createHash } from 'node:crypto';

import { signedIn } from '../../testing/signed-in';
import { startAccounts, TEST_CONFIG, type RunningAccounts } from '../../testing/start-accounts';
import { createPartnerKey } from './create-partner-key';
import { listPartnerKeys } from './list-partner-keys';
import { revokePartnerKey } from './revoke-partner-key';
import { rotatePartnerKey } from './rotate-partner-key';

const SERVER = {
  name: 'TV app',
  kind: 'sk',
  scopes: ['search:read', 'catalogue:read'],
  origins: [],
} as const;
const BROWSER = { ...SERVER, kind: 'pk', origins: ['https://app.example'] } as const;
const HOUR_MS = 60 * 60 * 1000;

let accounts: RunningAccounts;
beforeAll(async () => {
  accounts = await startAccounts();
});
afterAll(() => accounts.stop());

const transaction = () => accounts.database.queries.transaction();
const now = () => accounts.clock.now();
const create = (wanted: Parameters<typeof createPartnerKey>[1]) =>
  transaction().execute((trx) => createPartnerKey(trx, wanted, 'ops', now()));
const hashOf = (key: string) => createHash('sha256').update(key).digest('hex');
const resolve = (body: unknown, authorization = `Bearer ${TEST_CONFIG.gatewayToken}`) =>
  fetch(new URL('/api/partner_keys/resolve', accounts.url), {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization },
    body: JSON.stringify(body),
  });
const resolved = async (key: string) => {
  const answer = await resolve({ key_hash: hashOf(key) });
  return { status: answer.status, body: (await answer.json()) as { code?: string; data?: { id: string } } };
};
const lastUse = async (id: string) =>
  (await listPartnerKeys(accounts.database.queries)).find((key) => key.id === id)?.last_used_at;
const lastChange = async () => {
  const newest = accounts.database.queries.selectFrom('changes').select(['type', 'document', 'locale']);
  return newest.orderBy('number', 'desc').executeTakeFirst();
};

test('a gateway learns what a key may do from its hash', async () => {
  const server = await create(SERVER);
  expect(server.key).toMatch(/^sk_[\w-]{43}$/);
  const rest = { scopes: ['search:read', 'catalogue:read'], expires_at: null };
  expect(await resolved(server.key)).toEqual({
    status: 200,
    body: { data: { id: server.id, kind: 'sk', origins: [], ...rest } },
  });
  const browser = await create({ ...BROWSER, origins: ['https://APP.example/', 'https://app.example'] });
  expect((await resolved(browser.key)).body.data).toEqual({
    id: browser.id,
    kind: 'pk',
    origins: ['https://app.example'],
    ...rest,
  });
});

test('the key stands in no column, its first characters do', async () => {
  const { id, key } = await create(SERVER);
  const { rows } = await accounts.database.pool.query<{ row: string }>(
    'select k::text as row from partner_keys k where id = $1',
    [id],
  );
  expect(rows[0]?.row).toContain(key.slice(0, 8));
  expect(rows[0]?.row).not.toContain(key.slice(0, 9));
});

test('use is noted at most once a minute', async () => {
  const { id, key } = await create(SERVER);
  expect(await lastUse(id)).toBeNull();
  const first = now();
  await resolved(key);
  accounts.clock.advance(59_999);
  await resolved(key);
  expect(await lastUse(id)).toEqual(first);
  accounts.clock.advance(1);
  await Promise.all([resolved(key), resolved(key)]);
  expect(await lastUse(id)).toEqual(now());
});

test('rotated, the old key goes on for the overlap beside the new one, and the feed names it', async () => {
  const old = await create(SERVER);
  const rotation = { id: old.id, overlapHours: 24, actor: 'ops', now: now() };
  const made = await transaction().execute((trx) => rotatePartnerKey(trx, rotation));
  expect(await lastChange()).toEqual({ type: 'partner-key', document: old.id, locale: null });
  expect((await resolved(old.key)).body.data).toMatchObject({
    expires_at: new Date(now().getTime() + 24 * HOUR_MS).toISOString(),
  });
  accounts.clock.advance(24 * HOUR_MS - 1);
  expect([(await resolved(old.key)).status, (await resolved(made.key)).status]).toEqual([200, 200]);
  accounts.clock.advance(1);
  expect([(await resolved(old.key)).status, (await resolved(made.key)).status]).toEqual([401, 200]);
});

test('of five rotations of one key at once, one is done', async () => {
  const { id } = await create(SERVER);
  const rotate = () =>
    transaction().execute((trx) => rotatePartnerKey(trx, { id, overlapHours: 0, actor: 'ops', now: now() }));
  const outcomes = await Promise.allSettled(Array.from({ length: 5 }, rotate));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const keys = await listPartnerKeys(accounts.database.queries);
  expect(keys.filter(({ rotated_from }) => rotated_from === id)).toHaveLength(1);
});

test('revoked, a key is refused at once, stays revoked, and the feed names it', async () => {
  const { id, key } = await create(SERVER);
  const revoke = () => transaction().execute((trx) => revokePartnerKey(trx, id, now()));
  await revoke();
  const at = now();
  expect(await lastChange()).toEqual({ type: 'partner-key', document: id, locale: null });
  expect(await resolved(key)).toMatchObject({ status: 401, body: { code: 'PARTNER_KEY_INVALID' } });
  accounts.clock.advance(HOUR_MS);
  await revoke();
  const keys = await listPartnerKeys(accounts.database.queries);
  expect(keys.find((each) => each.id === id)?.revoked_at).toEqual(at);
});

test.each([
  ['no token', ''],
  ['another token', `Bearer ${'x'.repeat(35)}`],
  ['another scheme', `Basic ${TEST_CONFIG.gatewayToken}`],
])('refuses %s before it looks at anything', async (_case, authorization) => {
  const answer = await resolve({ key_hash: 'nonsense' }, authorization);
  expect(answer.status).toBe(401);
  expect(await answer.json()).toMatchObject({ code: 'UNAUTHENTICATED' });
});

test("refuses a viewer's bearer", async () => {
  const { token } = await signedIn(accounts);
  expect((await resolve({ key_hash: 'a'.repeat(64) }, `Bearer ${token}`)).status).toBe(401);
});

test.each([{}, { key_hash: 'a'.repeat(63) }, { key_hash: 'A'.repeat(64) }, { key_hash: 7 }, []])(
  'refuses the body %j',
  async (body) => {
    const answer = await resolve(body);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'BAD_USER_INPUT' });
  },
);

test('knows no key of another hash', async () => {
  expect(await resolved('sk_nobody')).toMatchObject({ status: 401, body: { code: 'PARTNER_KEY_INVALID' } });
});
