import { checkLedger } from '../ledger/check-ledger';
import { createPayer, startPayingAccounts, type Payer, type PayingAccounts } from '../../testing/payer';

let accounts: PayingAccounts;
let payer: Payer;
beforeAll(async () => {
  accounts = await startPayingAccounts();
  await accounts.database.queries
    .insertInto('promo_codes')
    .values({
      code: 'HALF2',
      percent: 50,
      amount_minor: null,
      plan_ids: null,
      periods: 2,
      valid_from: accounts.clock.now(),
      valid_until: null,
      uses_max: null,
      disabled_at: null,
      made_by: 'desk@sahra.example',
      created_at: accounts.clock.now(),
    })
    .execute();
});
afterAll(() => accounts.stop());
beforeEach(async () => {
  Object.assign(accounts.fake.cards, { next: null, charges: null });
  payer = await createPayer(accounts);
});
afterEach(async () => {
  expect(await checkLedger(accounts.database.queries)).toEqual([]);
});

const fees = async () => {
  const rows = await accounts.database.queries
    .selectFrom('payments')
    .select('amount_minor')
    .where('viewer_id', '=', payer.id)
    .where('status', '=', 'succeeded')
    .where('purpose', '<>', 'card_check')
    .orderBy('created_at')
    .execute();
  return rows.map(({ amount_minor }) => amount_minor);
};

test('a code lowers the first fees after the trial, and then the price is the price', async () => {
  await payer.subscribe('month-without-ads', { promo_code: 'half-2' });
  expect(await payer.subscription()).toMatchObject({ price: 3000, next_payment_amount: 1500 });
  await accounts.days(7 + 31 + 31 + 31);
  expect((await fees()).slice(0, 3)).toEqual([1500, 1500, 3000]);
  const { data } = (await (await payer.send('GET', '/api/receipts')).json()) as { data: object[] };
  expect(data.at(-1)).toMatchObject({ price: 3000, discount: 1500, credit: 0, amount: 1500 });
});

test('without a trial the first fee is the lower one already', async () => {
  await payer.subscribe('month-with-ads');
  await payer.send('POST', '/api/cancel_subscription');
  await accounts.days(8);
  await payer.subscribe('month-with-ads', { promo_code: 'HALF2' });
  await accounts.days(31 + 31);
  expect(await fees()).toEqual([750, 750, 1500]);
});

test('a card that was declined gives the use back; another plan ends the code', async () => {
  accounts.fake.cards.next = 'DECLINED';
  await payer.subscribe('month-with-ads', { promo_code: 'HALF2' });
  accounts.fake.cards.next = null;
  await payer.subscribe('month-with-ads', { promo_code: 'HALF2' });
  expect(await payer.subscription()).toMatchObject({ next_payment_amount: 750 });
  await payer.send('POST', '/api/change_plan', { plan_id: 'month-without-ads' });
  expect(await payer.subscription()).toMatchObject({ next_payment_amount: 3000 });
});
