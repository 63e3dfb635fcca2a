import { messageOf } from '@sahra/schemas/messages';

import { createPayer } from '../../testing/payer';
import { payingTests } from '../../testing/paying-tests';
import type { PaymentRecord } from '../payment/payment.schema';

const run = payingTests();

const ORDER = { plan_id: 'month-with-ads', payment_method: 'card' };
const order = (body: object, headers: Record<string, string> = {}) =>
  run.payer.send('POST', '/api/subscribe', body, headers);
const stateOf = async (answer: Response) => ((await answer.json()) as { data: PaymentRecord }).data;
const stored = async (table: 'payments' | 'subscriptions') =>
  (
    await run.accounts.database.queries
      .selectFrom(table)
      .select('id')
      .where('viewer_id', '=', run.payer.id)
      .execute()
  ).length;
const statusOf = async (id: string) => stateOf(await run.payer.send('GET', `/api/payment_status?id=${id}`));

test('a first subscription is a trial: the card is checked, and money flows back', async () => {
  const before = run.accounts.fake.held()['USD'] ?? 0;
  const state = await run.payer.subscribe('year-without-ads');
  expect(state).toMatchObject({ status: 'succeeded', reason: null, message: null, redirect_url: null });
  await run.accounts.runJobs();
  expect(run.accounts.fake.held()['USD']).toBe(before);
  const payments = (await (await run.payer.send('GET', '/api/payments')).json()) as { data: object[] };
  expect(payments.data).toMatchObject([
    {
      purpose: 'card_check',
      amount: 100,
      currency: 'USD',
      refunded_at: run.accounts.clock.now().toISOString(),
      receipt_number: null,
    },
  ]);
});

test('the second subscription of a person has no trial: its fee is paid at once, with a receipt', async () => {
  expect(await run.payer.subscription()).toMatchObject({ status: 'free', trial_available: true });
  await run.payer.subscribe('month-with-ads');
  await run.payer.send('POST', '/api/cancel_subscription');
  await run.accounts.days(8);
  expect(await run.payer.subscription()).toMatchObject({ status: 'free', trial_available: false });
  await run.payer.subscribe('year-with-ads');
  expect(await run.payer.subscription()).toMatchObject({ status: 'active', trial_ends_at: null });
  const { data } = (await (await run.payer.send('GET', '/api/receipts')).json()) as {
    data: { number: string }[];
  };
  expect(data).toMatchObject([
    { plan_id: 'year-with-ads', price: 12_600, amount: 12_600, email: run.payer.email },
  ]);
  const one = await run.payer.send('GET', `/api/receipts/${data[0]?.number ?? ''}`, undefined, {
    'x-localization': 'ar',
  });
  expect(await one.json()).toMatchObject({ data: { plan_name: 'سنوية مع إعلانات' } });
  const stranger = await createPayer(run.accounts);
  expect((await stranger.send('GET', `/api/receipts/${data[0]?.number ?? ''}`)).status).toBe(404);
});

test.each(['en', 'ar'] as const)(
  'a declined card says why in %s and leaves the viewer free',
  async (locale) => {
    run.accounts.fake.cards.next = 'INSUFFICIENT_FUNDS';
    const answer = await order({ ...ORDER, payment_token: 'tok' }, { 'x-localization': locale });
    expect(await stateOf(answer)).toMatchObject({
      status: 'failed',
      reason: 'INSUFFICIENT_FUNDS',
      message: messageOf('INSUFFICIENT_FUNDS', locale),
    });
    expect(await stored('subscriptions')).toBe(0);
    run.accounts.fake.cards.next = null;
    expect(await run.payer.subscribe('month-with-ads')).toMatchObject({ status: 'succeeded' });
  },
);

test('the page of the provider: asked again it is the same page, decided there it counts without any webhook', async () => {
  run.accounts.fake.cards.next = 'page';
  const first = await stateOf(await order(ORDER));
  expect(first).toMatchObject({ status: 'pending', redirect_url: `https://pay.example/${first.id}` });
  expect(await stateOf(await order(ORDER))).toEqual(first);
  expect(await statusOf(first.id)).toEqual(first);
  run.accounts.fake.decide(first.id, null);
  expect(await statusOf(first.id)).toMatchObject({ status: 'succeeded', redirect_url: null });
  expect(await run.payer.subscription()).toMatchObject({ status: 'trial' });
});

test("a friend's code that is named when the page is open already is remembered, with the same page", async () => {
  const owner = await run.accounts.database.queries
    .selectFrom('referral_codes')
    .select('code')
    .executeTakeFirstOrThrow();
  const newcomer = await createPayer(run.accounts);
  run.accounts.fake.cards.next = 'page';
  const send = async (body: object) => stateOf(await newcomer.send('POST', '/api/subscribe', body));
  const first = await send(ORDER);
  expect((await send({ ...ORDER, referral_code: owner.code })).id).toBe(first.id);
  const referrals = run.accounts.database.queries.selectFrom('referrals').select('code');
  expect(await referrals.where('viewer_id', '=', newcomer.id).execute()).toEqual([owner]);
});

test('another choice after the page was opened: the first payment is given up, and refunded when it comes', async () => {
  run.accounts.fake.cards.next = 'page';
  const first = await stateOf(await order(ORDER));
  run.accounts.fake.cards.next = null;
  await run.payer.subscribe('year-with-ads');
  expect(await statusOf(first.id)).toMatchObject({ status: 'failed', reason: 'ABANDONED' });
  run.accounts.fake.decide(first.id, null);
  await run.accounts.days(1);
  const before = await run.accounts.database.queries
    .selectFrom('refunds')
    .select('reason')
    .where('payment_id', '=', first.id)
    .execute();
  expect(before).toEqual([{ reason: 'not_needed' }]);
  expect(await run.payer.subscription()).toMatchObject({ status: 'trial', plan_id: 'year-with-ads' });
});

test('a viewer who comes back a day later to a page that was given up is still a subscriber', async () => {
  run.accounts.fake.cards.next = 'page';
  const { id } = await stateOf(await order(ORDER));
  await run.accounts.days(1);
  expect(await statusOf(id)).toMatchObject({ status: 'failed', reason: 'ABANDONED' });
  run.accounts.fake.decide(id, null);
  await run.accounts.days(1);
  expect(await statusOf(id)).toMatchObject({ status: 'succeeded' });
  expect(await run.payer.subscription()).toMatchObject({ status: 'trial' });
});

test("somebody else's payment is not found", async () => {
  const { id } = await run.payer.subscribe('month-with-ads');
  const stranger = await createPayer(run.accounts);
  for (const asked of [id, 'x', '']) {
    const answer = await stranger.send('GET', `/api/payment_status?id=${asked}`);
    expect(answer.status).toBe(404);
  }
});

describe('at the same moment', () => {
  test('fifty orders, each with a key of its own, are one payment and one subscription', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        order({ ...ORDER, payment_token: 'tok' }, { 'idempotency-key': `order-${run.payer.id}-${index}` }),
      ),
    );
    expect(answers.filter(({ status }) => status !== 201 && status !== 409)).toEqual([]);
    const made = await Promise.all(answers.filter(({ status }) => status === 201).map(stateOf));
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    expect([await stored('payments'), await stored('subscriptions')]).toEqual([1, 1]);
  });

  test('twenty of one key are one payment, and so is the twenty-first after the answer was lost', async () => {
    const headers = { 'idempotency-key': `one-${run.payer.id}` };
    run.accounts.fake.loseNextAnswer('pay');
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => order({ ...ORDER, payment_token: 'tok' }, headers)),
    );
    const good = answers.filter(({ status }) => status === 201);
    expect(good).toHaveLength(19);
    expect(await stateOf(await order({ ...ORDER, payment_token: 'tok' }, headers))).toMatchObject({
      status: 'succeeded',
    });
    expect([await stored('payments'), await stored('subscriptions')]).toEqual([1, 1]);
    const other = await order({ ...ORDER, plan_id: 'year-with-ads', payment_token: 'tok' }, headers);
    expect([other.status, ((await other.json()) as { code: string }).code]).toEqual([
      422,
      'IDEMPOTENCY_KEY_REUSED',
    ]);
  });
});

test('the process dies between the provider and its own database: the expiry job finds the money', async () => {
  run.accounts.fake.loseNextAnswer('pay');
  const lost = await order({ ...ORDER, payment_token: 'tok' });
  expect(lost.status).toBe(500);
  expect(await run.payer.subscription()).toMatchObject({ status: 'free' });
  await run.accounts.days(1);
  expect(await run.payer.subscription()).toMatchObject({ status: 'trial' });
  expect(await stored('payments')).toBe(1);
});

test('after such a death the viewer tries again a minute later and is charged once', async () => {
  run.accounts.fake.loseNextAnswer('pay');
  await order({ ...ORDER, payment_token: 'tok' });
  run.accounts.clock.advance(61_000);
  expect((await order({ ...ORDER, payment_token: 'tok' })).status).toBe(409);
  expect(await stored('payments')).toBe(1);
  expect(await run.payer.subscription()).toMatchObject({ status: 'trial' });
});

test.each([
  ['plan_id', undefined, 'PLAN_REQUIRED'],
  ['plan_id', 'gold', 'PLAN_UNKNOWN'],
  ['payment_method', undefined, 'PAYMENT_METHOD_REQUIRED'],
  ['payment_method', 'google', 'PAYMENT_METHOD_REQUIRED'],
  ['promo_code', 'NOTHING', 'COUPON_INVALID'],
  ['referral_code', 'NOBODY22', 'CODE_INVALID'],
])('refuses %s %p with %s and begins nothing', async (field, value, code) => {
  const answer = await order({ ...ORDER, [field]: value });
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ code, error_codes: { [field]: [code] } });
  expect(await stored('payments')).toBe(0);
});
