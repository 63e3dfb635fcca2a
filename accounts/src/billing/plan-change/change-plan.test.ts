import { checkLedger } from '../ledger/check-ledger';
import { createPayer, startPayingAccounts, type Payer, type PayingAccounts } from '../../testing/payer';
import type { PlanChangeRecord } from './plan-change.schema';

let accounts: PayingAccounts;
let payer: Payer;
beforeAll(async () => {
  accounts = await startPayingAccounts();
});
afterAll(() => accounts.stop());
beforeEach(async () => {
  Object.assign(accounts.fake.cards, { next: null, charges: null });
  accounts.clock.set(new Date('2027-01-25T12:00:00Z'));
  payer = await createPayer(accounts);
});
afterEach(async () => {
  expect(await checkLedger(accounts.database.queries)).toEqual([]);
});

const change = async (planId: string, more: object = {}, headers: Record<string, string> = {}) => {
  const answer = await payer.send('POST', '/api/change_plan', { plan_id: planId, ...more }, headers);
  const body = (await answer.json()) as { code?: string; change: PlanChangeRecord; payment: object | null };
  return { status: answer.status, ...body };
};
const charges = async () => {
  const rows = await accounts.database.queries
    .selectFrom('payments')
    .select('amount_minor')
    .where('viewer_id', '=', payer.id)
    .where('status', '=', 'succeeded')
    .where('currency', '=', 'AED')
    .orderBy('created_at')
    .execute();
  return rows.map(({ amount_minor }) => amount_minor);
};

/** The trial ends on 1 February; the first month is paid until 1 March. */
const paysMonthly = async (planId = 'month-with-ads') => {
  await payer.subscribe(planId);
  await accounts.days(7);
};

test('on trial the plan changes at once, in both directions, and nothing is charged', async () => {
  await payer.subscribe('month-with-ads');
  expect(await change('year-without-ads')).toMatchObject({
    change: { takes_effect: 'now', amount_due: 0, next_payment_amount: 25_200 },
    payment: null,
  });
  await change('month-without-ads');
  expect(await payer.subscription()).toMatchObject({
    status: 'trial',
    plan_id: 'month-without-ads',
    with_ads: false,
    next_payment_amount: 3000,
  });
  await accounts.days(7);
  expect(await charges()).toEqual([3000]);
});

test('to a dearer plan: what the preview says is what is charged, and the year begins now', async () => {
  await paysMonthly();
  await accounts.days(10);
  const preview = await change('year-with-ads', { preview: true });
  // 18 of 28 days remain of 1500.
  expect(preview.change).toMatchObject({
    takes_effect: 'now',
    credit: 964,
    amount_due: 12_600 - 964,
    next_payment_date: '2028-02-11T12:00:00.000Z',
  });
  expect(await charges()).toEqual([1500]);
  const changed = await change('year-with-ads', { amount_due: preview.change.amount_due });
  expect(changed).toMatchObject({ change: preview.change, payment: { status: 'succeeded' } });
  expect(await charges()).toEqual([1500, 12_600 - 964]);
  expect(await payer.subscription()).toMatchObject({
    plan_id: 'year-with-ads',
    next_payment_date: '2028-02-11T12:00:00.000Z',
    next_payment_amount: 12_600,
  });
  const { data } = (await (await payer.send('GET', '/api/receipts')).json()) as { data: object[] };
  expect(data[0]).toMatchObject({ price: 12_600, credit: 964, discount: 0, amount: 12_600 - 964 });
});

test('to a cheaper plan: it begins when the period is over, and can be taken back until then', async () => {
  await paysMonthly('month-without-ads');
  expect(await change('month-with-ads')).toMatchObject({
    change: { takes_effect: 'at_period_end', amount_due: 0, effective_at: '2027-03-01T12:00:00.000Z' },
  });
  expect(await payer.subscription()).toMatchObject({
    plan_id: 'month-without-ads',
    next_plan_id: 'month-with-ads',
    next_payment_amount: 1500,
  });
  await change('month-without-ads');
  expect(await payer.subscription()).toMatchObject({ next_plan_id: null, next_payment_amount: 3000 });
  await change('month-with-ads');
  await accounts.days(28);
  expect(await payer.subscription()).toMatchObject({ plan_id: 'month-with-ads', next_plan_id: null });
  expect(await charges()).toEqual([3000, 1500]);
});

test('a price that was raised does not touch who subscribed before, until they change', async () => {
  await paysMonthly();
  const raise = (price_minor: number) =>
    accounts.database.queries
      .updateTable('plans')
      .set({ price_minor })
      .where('id', '=', 'month-with-ads')
      .execute();
  await raise(9900);
  try {
    await accounts.days(28);
    expect(await charges()).toEqual([1500, 1500]);
  } finally {
    await raise(1500);
  }
});

test('a card that refuses the difference changes nothing', async () => {
  await paysMonthly();
  accounts.fake.cards.charges = 'DECLINED';
  expect(await change('year-with-ads')).toMatchObject({ payment: { status: 'failed', reason: 'DECLINED' } });
  expect(await payer.subscription()).toMatchObject({ plan_id: 'month-with-ads' });
});

test('another amount than the viewer agreed to is not charged', async () => {
  await paysMonthly();
  expect(await change('year-with-ads', { amount_due: 1 })).toMatchObject({
    status: 409,
    code: 'AMOUNT_CHANGED',
  });
  expect(await charges()).toEqual([1500]);
});

test('twenty changes at once are charged once, and the same key later is the same change', async () => {
  await paysMonthly();
  const headers = { 'idempotency-key': `change-${payer.id}` };
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => change('year-with-ads', {}, index < 10 ? headers : {})),
  );
  expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
  const first = await charges();
  expect(first).toHaveLength(2);
  await change('year-with-ads', {}, headers);
  expect(await charges()).toEqual(first);
});

test('an answer that was lost is found by the job, and the change counts from when it was asked for', async () => {
  await paysMonthly();
  accounts.fake.loseNextAnswer('charge');
  expect(await change('month-without-ads')).toMatchObject({ status: 500 });
  await accounts.days(1);
  expect(await payer.subscription()).toMatchObject({
    plan_id: 'month-without-ads',
    next_payment_date: '2027-03-01T12:00:00.000Z',
  });
});

test.each([
  ['without a subscription', () => Promise.resolve(), 'NO_SUBSCRIPTION'],
  [
    'when it was cancelled',
    async () => {
      await payer.subscribe('month-with-ads');
      await payer.send('POST', '/api/cancel_subscription');
    },
    'RESUME_FIRST',
  ],
  [
    'while a renewal is overdue',
    async () => {
      await payer.subscribe('month-with-ads');
      accounts.fake.cards.charges = 'DECLINED';
      await accounts.days(8);
    },
    'PAYMENT_DUE',
  ],
])('%s it is refused', async (_case, before, code) => {
  await before();
  expect(await change('year-with-ads')).toMatchObject({ status: 409, code });
});

test('each change is announced by mail: paid at once, at the end of the period, and taken back', async () => {
  await paysMonthly();
  const told = async () => {
    await accounts.runJobs();
    return accounts
      .mails()
      .flatMap((sent) => (sent.mail === 'plan-changed' && sent.to === payer.email ? [sent.data] : []));
  };
  const upgraded = await change('year-without-ads');
  await change('month-with-ads');
  await change('year-without-ads');
  expect(await told()).toMatchObject([
    { takesEffect: 'now', paidMinor: upgraded.change.amount_due, amountMinor: 25_200 },
    { takesEffect: 'at_period_end', paidMinor: null, amountMinor: 1500 },
    { takesEffect: 'kept', paidMinor: null, amountMinor: 25_200 },
  ]);
});
