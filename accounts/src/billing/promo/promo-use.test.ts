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
      .where('released_at', 'is', null)
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

/** Opens the provider's page for a payment with a code. */
const openPage = async (payer: Payer, code: string): Promise<string> => {
  accounts.fake.cards.next = 'page';
  const { data } = (await (await subscribe(payer, code)).json()) as { data: { id: string } };
  accounts.fake.cards.next = null;
  return data.id;
};
const expiredPayment = async (payer: Payer, code: string): Promise<string> => {
  const id = await openPage(payer, code);
  await accounts.days(0.1);
  return id;
};

/** Reads a payment that succeeded after it had expired, and returns why it was refunded. */
const refundReason = async (payer: Payer, id: string) => {
  accounts.fake.decide(id, null);
  const status = await payer.send('GET', `/api/payment_status?id=${id}`);
  expect(await status.json()).toMatchObject({ data: { status: 'succeeded' } });
  await accounts.runJobs();
  expect(await checkLedger(accounts.database.queries)).toEqual([]);
  const refunds = accounts.database.queries.selectFrom('refunds').select('reason');
  return (await refunds.where('payment_id', '=', id).executeTakeFirstOrThrow()).reason;
};

test('money that comes late takes its use again, also after the code has ended', async () => {
  await promo('LATE', { uses_max: 1 });
  const payer = await createPayer(accounts);
  const id = await expiredPayment(payer, 'LATE');
  expect(await kept('LATE')).toEqual([]);
  await accounts.database.pool.query("update promo_codes set disabled_at = now() where code = 'LATE'");
  expect(await refundReason(payer, id)).toBe('card_check');
  expect(await kept('LATE')).toEqual([true]);
  expect(await payer.subscription()).toMatchObject({ status: 'trial', next_payment_amount: 750 });
  await accounts.database.pool.query("update promo_codes set disabled_at = null where code = 'LATE'");
  expect((await subscribe(await createPayer(accounts), 'LATE')).status).toBe(422);
});

test('money that comes late gets the promised price, though somebody else has the last use by then', async () => {
  await promo('GONE', { uses_max: 1 });
  const payer = await createPayer(accounts);
  const id = await expiredPayment(payer, 'GONE');
  expect((await subscribe(await createPayer(accounts), 'GONE')).ok).toBe(true);
  expect(await refundReason(payer, id)).toBe('card_check');
  expect(await kept('GONE')).toEqual([true, true]);
  expect(await payer.subscription()).toMatchObject({ status: 'trial', next_payment_amount: 750 });
});

test('a later order of the same viewer gives its use to the one that was paid', async () => {
  await promo('MINE', { uses_max: 1 });
  const payer = await createPayer(accounts);
  const first = await expiredPayment(payer, 'MINE');
  const second = await openPage(payer, 'MINE');
  expect(await refundReason(payer, first)).toBe('card_check');
  expect(await kept('MINE')).toEqual([true]);
  expect(await refundReason(payer, second)).toBe('not_needed');
  expect(await kept('MINE')).toEqual([true]);
});
