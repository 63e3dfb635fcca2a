import { asDesk } from '../../testing/as-desk';
import { startAccounts, type RunningAccounts } from '../../testing/start-accounts';

let accounts: RunningAccounts;
let desk: ReturnType<typeof asDesk>;
beforeAll(async () => {
  accounts = await startAccounts();
  desk = asDesk(accounts, ['codes:write']);
});
afterAll(() => accounts.stop());
beforeEach(() => accounts.database.pool.query('delete from promo_codes'));

const PATH = '/api/admin/promo_codes';
const create = (body: object) => desk('POST', PATH, body);

test('makes a code, lists it, and disables it; the audit knows who', async () => {
  const made = await create({ code: 'eid 2026', percent: 30, plan_ids: ['year-with-ads'], uses_max: 100 });
  expect(made.status).toBe(201);
  const data = {
    ...{ code: 'EID2026', percent: 30, amount: null, plan_ids: ['year-with-ads'], periods: 1 },
    ...{ valid_from: accounts.clock.now().toISOString(), valid_until: null, uses_max: 100, uses: 0 },
    ...{ disabled_at: null, made_by: 'support@sahra.example' },
  };
  expect(await made.json()).toEqual({ data });
  expect(await (await desk('GET', PATH)).json()).toEqual({ data: [data], meta: { next: null } });

  const disabled = { data: { ...data, disabled_at: accounts.clock.now().toISOString() } };
  expect(await (await desk('DELETE', `${PATH}/eid-2026`)).json()).toEqual(disabled);
  accounts.clock.advance(1000);
  expect(await (await desk('DELETE', `${PATH}/EID2026`)).json()).toEqual(disabled);
  const audit = await asDesk(accounts)('GET', '/api/admin/audit?subject=promo_code:EID2026');
  expect(((await audit.json()) as { data: object[] }).data).toMatchObject([
    { action: 'promo_code.disable' },
    { action: 'promo_code.disable' },
    { action: 'promo_code.create', actor: 'support@sahra.example', details: { percent: 30 } },
  ]);
});

test.each([
  ['both reductions', { code: 'BOTH', percent: 10, amount: 100 }, 400, 'BAD_USER_INPUT'],
  ['no reduction', { code: 'NONE' }, 400, 'BAD_USER_INPUT'],
  ['everything off', { code: 'FREE', percent: 100 }, 400, 'BAD_USER_INPUT'],
  ['a code of hyphens', { code: '- - -', percent: 10 }, 422, 'CODE_REQUIRED'],
  ['a plan that is not on sale', { code: 'WEEK', percent: 10, plan_ids: ['week'] }, 422, 'PLAN_UNKNOWN'],
  ['so many percent that too little remains', { code: 'MOST', percent: 90 }, 422, 'DISCOUNT_TOO_LARGE'],
  ['an amount that leaves too little', { code: 'REST', amount: 1301 }, 422, 'DISCOUNT_TOO_LARGE'],
  [
    'an end before the beginning',
    { code: 'OVER', percent: 10, valid_from: '2026-12-02T00:00:00Z', valid_until: '2026-12-01T00:00:00Z' },
    422,
    'BAD_USER_INPUT',
  ],
  [
    'an end in days and as a moment',
    { code: 'TWO', percent: 10, valid_days: 7, valid_until: '2027-02-20T00:00:00Z' },
    400,
    'BAD_USER_INPUT',
  ],
  [
    'a day that does not exist',
    { code: 'ODD', percent: 10, valid_until: '2027-02-30T00:00:00Z' },
    400,
    'BAD_USER_INPUT',
  ],
  [
    'half an offset',
    { code: 'ODD', percent: 10, valid_until: '2027-02-20T00:00:00+04' },
    400,
    'BAD_USER_INPUT',
  ],
  ['a leap second', { code: 'ODD', percent: 10, valid_until: '2026-12-31T23:59:60Z' }, 400, 'BAD_USER_INPUT'],
])('refuses %s, and writes nothing down', async (_what, body, status, code) => {
  const answer = await create(body);
  expect([answer.status, await answer.json()]).toEqual([status, expect.objectContaining({ code })]);
  const { rows } = await accounts.database.pool.query('select from promo_codes');
  expect(rows).toEqual([]);
});

test.each([
  ['from now', undefined],
  ['from its beginning', '2027-01-01T00:00:00.000Z'],
])('a code for seven days ends by the server’s clock, %s', async (_what, from) => {
  const answer = await create({
    code: 'WEEK',
    percent: 10,
    valid_days: 7,
    ...(from && { valid_from: from }),
  });
  const { data } = (await answer.json()) as { data: { valid_until: string } };
  const begins = from === undefined ? accounts.clock.now() : new Date(from);
  expect(Date.parse(data.valid_until) - begins.getTime()).toBe(7 * 86_400_000);
});

test('takes off as much as leaves the smallest charge of every plan of the code', async () => {
  expect((await create({ code: 'REST', amount: 1300 })).status).toBe(201);
  expect((await create({ code: 'YEAR', percent: 90, plan_ids: ['year-with-ads'] })).status).toBe(201);
});

test('a code that exists is refused, and stays as it was', async () => {
  await create({ code: 'TWICE', percent: 10 });
  const answer = await create({ code: 'twice', percent: 50 });
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ error_codes: { code: ['CODE_TAKEN'] } });
  expect(await (await desk('GET', PATH)).json()).toMatchObject({ data: [{ percent: 10 }] });
});

test('many codes come in pages, each once', async () => {
  await Promise.all(Array.from({ length: 53 }, (_, index) => create({ code: `MANY${index}`, amount: 100 })));
  interface Page {
    data: { code: string }[];
    meta: { next: string | null };
  }
  const first = (await (await desk('GET', PATH)).json()) as Page;
  const second = (await (await desk('GET', `${PATH}?after=${first.meta.next}`)).json()) as Page;
  const codes = [...first.data, ...second.data].map(({ code }) => code);
  expect([first.data.length, codes.length, new Set(codes).size]).toEqual([50, 53, 53]);
});

test('a code of nobody cannot be disabled', async () => {
  expect((await desk('DELETE', `${PATH}/NOBODYS`)).status).toBe(404);
});
