import { asDesk } from '../../testing/as-desk';
import { signedIn } from '../../testing/signed-in';
import { startAccounts, type RunningAccounts } from '../../testing/start-accounts';

let accounts: RunningAccounts;
let desk: ReturnType<typeof asDesk>;
beforeAll(async () => {
  accounts = await startAccounts();
  desk = asDesk(accounts, ['codes:write']);
});
afterAll(() => accounts.stop());
beforeEach(() => accounts.database.pool.query('delete from vouchers'));

const PATH = '/api/admin/vouchers';
const ORDER = { batch: 'Ramadan gifts', plan_id: 'month-with-ads', days: 30, count: 3 };
const order = async (changed: object = {}) => {
  const answer = await desk('POST', PATH, { ...ORDER, ...changed });
  return { status: answer.status, body: (await answer.json()) as { data: { codes: string[] } } };
};

test('makes vouchers whose codes work, says how many were spent, and disables the rest', async () => {
  const { status, body } = await order();
  const { codes } = body.data;
  expect([status, new Set(codes).size]).toEqual([201, 3]);
  const spend = async (code: string | undefined) =>
    (await (await signedIn(accounts)).send('POST', '/api/voucher/activate', { code })).status;
  expect(await spend(codes[0])).toBe(200);
  const batch = {
    ...ORDER,
    used: 1,
    made_by: 'support@sahra.example',
    created_at: accounts.clock.now().toISOString(),
  };
  expect(await (await desk('GET', PATH)).json()).toEqual({ data: [{ ...batch, disabled: 0 }] });
  const disabled = await desk('DELETE', `${PATH}/${encodeURIComponent(ORDER.batch)}`);
  expect(await disabled.json()).toEqual({ data: { ...batch, disabled: 2 } });
  expect(await spend(codes[1])).toBe(422);
});

test('days in which vouchers can be redeemed are counted by the server’s clock', async () => {
  expect((await order({ valid_days: 7 })).status).toBe(201);
  const { rows } = await accounts.database.pool.query<{ valid_until: Date }>(
    'select distinct valid_until from vouchers',
  );
  const end = accounts.clock.now().getTime() + 7 * 86_400_000;
  expect(rows.map((row) => row.valid_until.getTime())).toEqual([end]);
});

test('the audit knows who ordered what, and no code', async () => {
  const { body } = await order({ batch: 'Audited' });
  const audit = await asDesk(accounts)('GET', '/api/admin/audit?subject=vouchers:Audited');
  const text = await audit.text();
  expect(JSON.parse(text)).toMatchObject({ data: [{ action: 'vouchers.create', details: { count: 3 } }] });
  expect(body.data.codes).toHaveLength(3);
  for (const code of body.data.codes) expect(text).not.toContain(code);
});

test.each([
  ['a plan that is not on sale', { plan_id: 'week' }, 422, 'PLAN_UNKNOWN'],
  ['none at all', { count: 0 }, 400, 'BAD_USER_INPUT'],
  ['too many', { count: 1001 }, 400, 'BAD_USER_INPUT'],
  ['half a day', { days: 0.5 }, 400, 'BAD_USER_INPUT'],
  [
    'an end in days and as a moment',
    { valid_days: 7, valid_until: '2027-02-20T00:00:00Z' },
    400,
    'BAD_USER_INPUT',
  ],
])('refuses %s', async (_what, changed, status, code) => {
  const answer = await order(changed);
  expect([answer.status, answer.body]).toEqual([status, expect.objectContaining({ code })]);
});

test('of two orders of one name at the same moment one is made', async () => {
  const answers = await Promise.all([order(), order()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
  const { rows } = await accounts.database.pool.query('select from vouchers');
  expect(rows).toHaveLength(3);
});

test('vouchers that nobody ordered cannot be disabled', async () => {
  expect((await desk('DELETE', `${PATH}/nothing`)).status).toBe(404);
});
