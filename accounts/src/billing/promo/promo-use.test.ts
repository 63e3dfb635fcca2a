import { checkLedger } from '../ledger/check-ledger';
import { createPayer, startPayingAccounts, type Payer, type PayingAccounts } from '../../testing/payer';

let accounts: PayingAccounts;
beforeAll(async () => {
  accounts = await startPayingAccounts();
});
afterAll(() => accounts.stop());
beforeEach(() => {
  accounts.fake.cards.next = null;
});

const promo = async (code: string, changed: { uses_max?: number; periods?: number } = {}) => {
  const now = accounts.clock.now();
  await accounts.database.queries
    .insertInto('promo_codes')
    .values({
      ...{ code, percent: 50, amount_minor: null, plan_ids: null, periods: 1, uses_max: null },
      ...{ valid_from: now, valid_until: null, disabled_at: null, made_by: 'owner@sahra.example' },
      created_at: now,
      ...changed,
    })
    .execute();
};

const subscribe = (payer: Payer, code: string) =>
  payer.send('POST', '/api/subscribe', {
    plan_id: 'month-with-ads',
    payment_method: 'card',
    payment_token: 'tok',
    promo_code: code,
  });
const kept = async (code: string) =>
  (
    await accounts.database.queries
      .selectFrom('promo_uses')
      .select('kept_at')
      .where('code', '=', code)
      .execute()
  ).map(({ kept_at }) => kept_at !== null);

test('of fifty viewers at the last remaining use exactly one has it, and the others have paid nothing', async () => {
  await promo('LAST', { uses_max: 1 });
  const payers: Payer[] = [];
  for (let made = 0; made < 50; made += 1) payers.push(await createPayer(accounts));
  const answers = await Promise.all(payers.map((payer) => subscribe(payer, 'last')));
  expect(answers.filter(({ status }) => status === 200 || status === 201)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(49);
  expect(await kept('LAST')).toEqual([true]);
  await accounts.runJobs();
  expect(await checkLedger(accounts.database.queries)).toEqual([]);
  const { rows } = await accounts.database.pool.query('select from ledger');
  expect(rows).toHaveLength(2);
});

test('the price is the promised one for the promised periods, and then the full one', async () => {
  await promo('HALF', { periods: 2 });
  const payer = await createPayer(accounts);
  await subscribe(payer, 'HALF');
  await accounts.days(7 + 31 + 31 + 31);
  const { rows } = await accounts.database.pool.query<{ amount_minor: number }>(
    `select amount_minor from ledger join viewers on account = ledger_account
      where viewers.id = $1 and kind = 'charge' order by number`,
    [payer.id],
  );
  expect(rows.map(({ amount_minor }) => amount_minor)).toEqual([750, 750, 1500, 1500]);
  expect(await checkLedger(accounts.database.queries)).toEqual([]);
});

test('a use that was reserved for a payment that was not made can be had again', async () => {
  await promo('AGAIN', { uses_max: 1 });
  accounts.fake.cards.next = 'DECLINED';
  await subscribe(await createPayer(accounts), 'AGAIN');
  expect(await kept('AGAIN')).toEqual([]);
  accounts.fake.cards.next = null;
  const second = await subscribe(await createPayer(accounts), 'AGAIN');
  expect(second.ok).toBe(true);
  expect(await kept('AGAIN')).toEqual([true]);
});

test('while a payment waits at the provider its use is nobody else’s, and is free again when it is abandoned', async () => {
  await promo('WAITS', { uses_max: 1 });
  accounts.fake.cards.next = 'page';
  await subscribe(await createPayer(accounts), 'WAITS');
  expect(await kept('WAITS')).toEqual([false]);
  const other = await createPayer(accounts);
  expect((await subscribe(other, 'WAITS')).status).toBe(422);
  await accounts.days(1);
  accounts.fake.cards.next = null;
  expect((await subscribe(other, 'WAITS')).ok).toBe(true);
});

test('a viewer has a code once', async () => {
  await promo('ONCE');
  const payer = await createPayer(accounts);
  await subscribe(payer, 'ONCE');
  await payer.send('POST', '/api/cancel_subscription');
  await accounts.days(8);
  const again = await subscribe(payer, 'ONCE');
  expect(await again.json()).toMatchObject({ error_codes: { promo_code: ['COUPON_INVALID'] } });
});
