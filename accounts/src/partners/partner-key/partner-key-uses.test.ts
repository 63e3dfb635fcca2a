import { asDesk } from '../../testing/as-desk';
import { NOBODYS_ID } from '../../testing/described-routes';
import { signedIn } from '../../testing/signed-in';
import { startAccounts, TEST_CONFIG, type RunningAccounts } from '../../testing/start-accounts';
import { createPartnerKey } from './create-partner-key';
import type { PartnerKeyDay } from './read-partner-key-uses';

let accounts: RunningAccounts;
beforeAll(async () => {
  accounts = await startAccounts();
});
afterAll(() => accounts.stop());

const GATEWAY = `Bearer ${TEST_CONFIG.gatewayToken}`;
const create = async () => {
  const wanted = { name: 'TV app', kind: 'sk', scopes: ['search:read'], origins: [] } as const;
  const now = accounts.clock.now();
  const transaction = accounts.database.queries.transaction();
  return (await transaction.execute((trx) => createPartnerKey(trx, wanted, 'ops', now))).id;
};
const report = (uses: unknown, authorization = GATEWAY) =>
  fetch(new URL('/api/partner_keys/uses', accounts.url), {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization },
    body: JSON.stringify({ uses }),
  });
const daysOf = async (id: string): Promise<PartnerKeyDay[]> => {
  const answer = await asDesk(accounts, ['keys:write'])('GET', '/api/admin/partner_keys');
  const { data } = (await answer.json()) as { data: { id: string; days: PartnerKeyDay[] }[] };
  return data.find((key) => key.id === id)?.days ?? [];
};
const today = () => accounts.clock.now().toISOString().slice(0, 10);
const daysAgo = (days: number) =>
  new Date(accounts.clock.now().getTime() - days * 86_400_000).toISOString().slice(0, 10);

test('a key that was never used has thirty days of nothing, today last', async () => {
  const days = await daysOf(await create());
  expect(days).toHaveLength(30);
  expect(days.every(({ requests, limited }) => requests === 0 && limited === 0)).toBe(true);
  expect([days[0]?.day, days[29]?.day]).toEqual([daysAgo(29), today()]);
});

test('reports of several gateways at once are added up by key and day', async () => {
  const [one, other] = [await create(), await create()];
  const uses = [
    { key_id: one, day: today(), requests: 5, limited: 1 },
    { key_id: other, day: today(), requests: 2, limited: 0 },
    { key_id: one, day: today(), requests: 1, limited: 0 },
    { key_id: one, day: daysAgo(29), requests: 7, limited: 0 },
    { key_id: one, day: daysAgo(30), requests: 9, limited: 9 },
  ];
  const reports = await Promise.all(Array.from({ length: 4 }, () => report(uses)));
  expect(reports.map(({ status }) => status)).toEqual([204, 204, 204, 204]);
  const days = await daysOf(one);
  expect(days.at(-1)).toEqual({ day: today(), requests: 24, limited: 4 });
  expect(days[0]).toEqual({ day: daysAgo(29), requests: 28, limited: 0 });
  expect(days.slice(1, -1).every(({ requests }) => requests === 0)).toBe(true);
  expect((await daysOf(other)).at(-1)).toEqual({ day: today(), requests: 8, limited: 0 });
});

test('a key that does not exist is left out, and the others of its report are counted', async () => {
  const id = await create();
  const use = { day: today(), requests: 3, limited: 0 };
  expect(
    (
      await report([
        { key_id: NOBODYS_ID, ...use },
        { key_id: id, ...use },
      ])
    ).status,
  ).toBe(204);
  expect((await daysOf(id)).at(-1)?.requests).toBe(3);
});

test('only gateways may report', async () => {
  const id = await create();
  const uses = [{ key_id: id, day: today(), requests: 3, limited: 0 }];
  const { token } = await signedIn(accounts);
  for (const sent of ['', `Bearer ${'x'.repeat(35)}`, `Bearer ${token}`])
    expect((await report(uses, sent)).status).toBe(401);
  expect((await daysOf(id)).at(-1)?.requests).toBe(0);
});

test.each([
  ['nothing', []],
  ['less than nothing', [{ key_id: NOBODYS_ID, day: '2026-11-21', requests: -1, limited: 0 }]],
  ['a day that is none', [{ key_id: NOBODYS_ID, day: '2026-11-41', requests: 1, limited: 0 }]],
  ['an id that is none', [{ key_id: 'key-1', day: '2026-11-21', requests: 1, limited: 0 }]],
])('refuses a report of %s', async (_what, uses) => {
  expect((await report(uses)).status).toBe(400);
});
