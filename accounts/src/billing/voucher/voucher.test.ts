import { messageOf } from '@sahra/schemas/messages';

import { signedIn, type SignedIn } from '../../testing/signed-in';
import { startAccounts, type RunningAccounts } from '../../testing/start-accounts';
import { addDays } from '../../platform/time/add-days';
import { createVouchers, type VoucherOrder } from './create-vouchers';

let accounts: RunningAccounts;
let salma: SignedIn;
beforeAll(async () => {
  accounts = await startAccounts();
});
afterAll(() => accounts.stop());
beforeEach(async () => {
  await accounts.database.pool.query('delete from rate_limits; delete from vouchers');
  salma = await signedIn(accounts);
});

const now = () => accounts.clock.now();
const order = (changed: Partial<VoucherOrder> = {}): Promise<string[]> =>
  accounts.database.queries.transaction().execute((trx) =>
    createVouchers(trx, {
      batch: 'Ramadan gifts',
      planId: 'month-without-ads',
      days: 30,
      count: 1,
      validUntil: null,
      madeBy: 'owner@sahra.example',
      now: now(),
      ...changed,
    }),
  );
const newCode = async (changed: Partial<VoucherOrder> = {}) => (await order(changed))[0] ?? '';
const activate = (viewer: SignedIn, code: unknown, headers = {}) =>
  viewer.send('POST', '/api/voucher/activate', { code }, headers);
const details = async (viewer: SignedIn) =>
  ((await (await viewer.send('POST', '/api/details')).json()) as { data: object }).data;
const unspent = async () =>
  (await accounts.database.pool.query('select from vouchers where used_at is null')).rows.length;

test('gives the plan until the day it says, without a payment, however it is typed', async () => {
  const code = await newCode();
  const typed = ` ${code.slice(0, 4).toLowerCase()}-${code.slice(4, 8)} ${code.slice(8)}`;
  const answer = await activate(salma, typed);
  expect(answer.status).toBe(200);
  const endsAt = addDays(now(), 30).toISOString();
  expect(await answer.json()).toEqual({ data: { plan_id: 'month-without-ads', ends_at: endsAt } });
  expect(await details(salma)).toMatchObject({
    has_subscription: true,
    with_ads: false,
    subscription_payment_method: 'voucher',
    entitlement: { level: 'paid', until: endsAt },
  });
});

test('when it is over the viewer is on the free plan again', async () => {
  const { queries } = accounts.database;
  await activate(salma, await newCode({ days: 2 }));
  const ends = queries.selectFrom('subscriptions').select('period_ends_at').where('viewer_id', '=', salma.id);
  accounts.clock.set((await ends.executeTakeFirstOrThrow()).period_ends_at);
  await accounts.runJobs();
  const session: unknown = await (await salma.browser.get('/api/auth/session')).json();
  expect(session).toMatchObject({ has_subscription: false, entitlement: { level: 'free' } });
});

test('a second voucher of the same plan adds its days', async () => {
  await activate(salma, await newCode());
  const second = await activate(salma, await newCode({ days: 5 }));
  const endsAt = addDays(now(), 35).toISOString();
  expect(await second.json()).toMatchObject({ data: { ends_at: endsAt } });
});

test('beside another subscription it is refused and stays unspent', async () => {
  await activate(salma, await newCode());
  const other = await activate(salma, await newCode({ planId: 'year-with-ads' }));
  expect(other.status).toBe(409);
  expect(await other.json()).toMatchObject({ code: 'ALREADY_SUBSCRIBED' });
  expect(await unspent()).toBe(1);
});

test.each([
  ['nothing', () => ' ', 'CODE_REQUIRED'],
  ['no text', () => 12, 'CODE_REQUIRED'],
  ['a code of nobody', () => 'ABCDEFGHJKMN', 'CODE_INVALID'],
  ['one that is over', () => newCode({ validUntil: now() }), 'CODE_INVALID'],
])('refuses %s', async (_what, code, expected) => {
  for (const locale of ['en', 'ar'] as const) {
    const answer = await activate(salma, await code(), { 'x-localization': locale });
    expect(answer.status).toBe(422);
    const message = messageOf(expected, locale);
    expect(await answer.json()).toMatchObject({ code: expected, errors: { code: [message] } });
  }
});

test('a voucher is spent once: of twenty viewers at the same moment one has it', async () => {
  const viewers = await Promise.all(Array.from({ length: 20 }, () => signedIn(accounts)));
  const code = await newCode();
  const answers = await Promise.all(viewers.map((viewer) => activate(viewer, code)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(19);
  expect(await activate(salma, code)).toMatchObject({ status: 422 });
});

test('sent twice under one key it is spent once and answered twice', async () => {
  const code = await newCode();
  const key = { 'idempotency-key': 'submit-1' };
  const answers = await Promise.all([activate(salma, code, key), activate(salma, code, key)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
});

test('no code can be read from the database', async () => {
  const codes = await order({ count: 3 });
  const { rows } = await accounts.database.pool.query('select to_jsonb(vouchers) as row from vouchers');
  expect(codes).toHaveLength(3);
  expect(rows.length).toBeGreaterThanOrEqual(3);
  for (const code of codes) expect(JSON.stringify(rows)).not.toContain(code);
});
