import { messageOf } from '@sahra/schemas/messages';

import { createPayer } from '../../testing/payer';
import { payingTests } from '../../testing/paying-tests';
import type { PaymentRecord } from '../payment/payment.schema';
import type { SubscriptionRecord } from '../subscription/subscription.schema';

const run = payingTests();

const OLD = { brand: 'visa', last4: '4242' };
const NEW = { brand: 'mastercard', last4: '4444' };
const PLAN = 'month-with-ads';

interface Changed {
  data: SubscriptionRecord;
  payment: PaymentRecord;
}

const change = (body: object = {}, headers: Record<string, string> = {}) =>
  run.payer.send('POST', '/api/change_payment_method', { payment_method: 'card', ...body }, headers);
const changed = async (body: object = { payment_token: 'tok' }, headers: Record<string, string> = {}) =>
  (await (await change(body, headers)).json()) as Changed;
/** The next card that the viewer types has this reference and these digits. */
const takeCard = (ref: string, card = NEW) => {
  run.accounts.fake.cards.method = { ref, ...card };
};
const cardNow = async () => (await run.payer.subscription()).card;
const statusOf = async (id: string) =>
  ((await (await run.payer.send('GET', `/api/payment_status?id=${id}`)).json()) as { data: PaymentRecord })
    .data;
const ledgerOf = (paymentId: string) =>
  run.accounts.database.queries
    .selectFrom('ledger')
    .select(['kind', 'amount_minor', 'currency'])
    .where('payment_id', '=', paymentId)
    .orderBy('number')
    .execute();
const mailsOf = (name: string) =>
  run.accounts.mails().filter(({ mail, to }) => to === run.payer.email && mail === name);
/** Makes the renewal fail, so that a fee is overdue. */
const becomeOverdue = async () => {
  await run.payer.subscribe(PLAN);
  run.accounts.fake.cards.charges = 'INSUFFICIENT_FUNDS';
  await run.accounts.days(7.1);
  run.accounts.fake.cards.charges = null;
  expect(await run.payer.subscription()).toMatchObject({ status: 'past_due' });
};

test.each(['trial', 'active', 'cancelled'] as const)(
  'a subscription that is %s goes on with the new card, checked by an amount that flows back',
  async (status) => {
    await run.payer.subscribe(PLAN);
    if (status === 'active') await run.accounts.days(8);
    if (status === 'cancelled') await run.payer.send('POST', '/api/cancel_subscription');
    takeCard('method-new');
    const before = await run.payer.subscription();
    const { data, payment } = await changed();
    expect(data).toEqual({ ...before, status, card: NEW });
    expect(payment).toMatchObject({ purpose: 'method_change', status: 'succeeded', amount: 100, card: NEW });
    await run.accounts.runJobs();
    expect(await ledgerOf(payment.id)).toEqual([
      { kind: 'card_check', amount_minor: 100, currency: 'USD' },
      { kind: 'card_check_refund', amount_minor: -100, currency: 'USD' },
    ]);
    expect((await statusOf(payment.id)).refunded_at).not.toBeNull();
  },
);

test('renewals are charged to the new card, and leave it in force', async () => {
  await run.payer.subscribe(PLAN);
  takeCard('method-new');
  await changed();
  await run.accounts.days(8);
  const renewal = await run.accounts.database.queries
    .selectFrom('payments')
    .select(['method_ref', 'card_last4'])
    .where('viewer_id', '=', run.payer.id)
    .where('purpose', '=', 'renewal')
    .executeTakeFirstOrThrow();
  expect(renewal).toEqual({ method_ref: 'method-new', card_last4: '4444' });
  expect(await cardNow()).toEqual(NEW);
});

test.each(['en', 'ar'] as const)(
  'a declined card leaves the old one in force and says why in %s',
  async (locale) => {
    await run.payer.subscribe(PLAN);
    takeCard('method-new');
    run.accounts.fake.cards.next = 'CARD_EXPIRED';
    const { data, payment } = await changed({ payment_token: 'tok' }, { 'x-localization': locale });
    expect(payment).toMatchObject({ status: 'failed', message: messageOf('CARD_EXPIRED', locale) });
    expect(data.card).toEqual(OLD);
    expect(mailsOf('payment-method-changed')).toEqual([]);
    expect(await ledgerOf(payment.id)).toEqual([]);
  },
);

test("the mail is in the viewer's language and names card and next payment", async () => {
  await run.payer.subscribe(PLAN);
  takeCard('method-new');
  await changed({ payment_token: 'tok' }, { 'x-localization': 'ar' });
  await run.accounts.runJobs();
  expect(mailsOf('payment-method-changed')).toMatchObject([
    { locale: 'ar', data: { method: 'card', card: NEW, next: { amountMinor: 1500, currency: 'AED' } } },
  ]);
});

test('on the page: the old card stays until it is paid there, and the page stays the same', async () => {
  await run.payer.subscribe(PLAN);
  takeCard('method-new');
  run.accounts.fake.cards.next = 'page';
  const first = await changed({});
  expect(first.payment).toMatchObject({ status: 'pending' });
  expect(first.payment.redirect_url).toContain(first.payment.id);
  expect((await changed({})).payment).toEqual(first.payment);
  expect(await cardNow()).toEqual(OLD);
  run.accounts.fake.decide(first.payment.id, null);
  expect(await statusOf(first.payment.id)).toMatchObject({ status: 'succeeded' });
  expect(await statusOf(first.payment.id)).toMatchObject({ status: 'succeeded' });
  expect(await cardNow()).toEqual(NEW);
  await run.accounts.days(2);
  expect(mailsOf('payment-method-changed')).toHaveLength(1);
});

test('a page that was left behind does not undo a later card when its money comes', async () => {
  await run.payer.subscribe(PLAN);
  takeCard('method-late', { brand: 'visa', last4: '1111' });
  run.accounts.fake.cards.next = 'page';
  const late = (await changed({})).payment;
  run.accounts.clock.advance(1000);
  takeCard('method-new');
  run.accounts.fake.cards.next = null;
  await changed();
  run.accounts.fake.decide(late.id, null);
  await run.accounts.days(1.1);
  expect(await statusOf(late.id)).toMatchObject({ status: 'succeeded' });
  expect(await cardNow()).toEqual(NEW);
  expect((await ledgerOf(late.id)).map(({ kind }) => kind)).toEqual(['card_check', 'card_check_refund']);
});

test('a lost answer pressed again is done once: the same key is the same payment', async () => {
  await run.payer.subscribe(PLAN);
  takeCard('method-new');
  run.accounts.fake.loseNextAnswer('pay');
  const headers = { 'idempotency-key': 'card-1' };
  expect((await change({ payment_token: 'tok' }, headers)).status).toBe(500);
  const second = await changed({ payment_token: 'tok' }, headers);
  expect(second.payment.status).toBe('succeeded');
  expect((await changed({ payment_token: 'tok' }, headers)).payment).toEqual(second.payment);
  const other = await change({ payment_method: 'apple_pay' }, headers);
  expect(await other.json()).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
  await run.accounts.runJobs();
  expect(mailsOf('payment-method-changed')).toHaveLength(1);
});

describe('while a fee is overdue', () => {
  beforeEach(becomeOverdue);

  test('it is charged to the new card at once, and no check is needed', async () => {
    takeCard('method-new');
    const { data, payment } = await changed();
    expect(payment).toMatchObject({ purpose: 'renewal', status: 'succeeded', amount: 1500, currency: 'AED' });
    expect(data).toMatchObject({ status: 'active', card: NEW });
    await run.accounts.runJobs();
    expect(mailsOf('payment-method-changed')).toMatchObject([
      { data: { next: { at: data.next_payment_date } } },
    ]);
    expect(mailsOf('receipt')).toHaveLength(1);
  });

  test('a declined card changes neither the card nor the attempts that follow', async () => {
    const before = await run.payer.subscription();
    takeCard('method-new');
    run.accounts.fake.cards.next = 'DECLINED';
    expect((await changed()).data).toEqual(before);
  });

  test('paid by the old card meanwhile: the money goes back, and the new card is kept', async () => {
    await run.accounts.days(2.89);
    takeCard('method-new');
    run.accounts.fake.cards.next = 'page';
    const { payment } = await changed({});
    await run.accounts.days(0.015);
    expect(await run.payer.subscription()).toMatchObject({ status: 'active', card: OLD });
    run.accounts.fake.decide(payment.id, null);
    expect(await statusOf(payment.id)).toMatchObject({ status: 'succeeded' });
    await run.accounts.runJobs();
    expect(await cardNow()).toEqual(NEW);
    expect((await ledgerOf(payment.id)).map(({ kind }) => kind)).toEqual(['charge', 'refund']);
  });
});

test('a renewal of the old card that fails after the change is tried again with the new one at once', async () => {
  await run.payer.subscribe(PLAN);
  run.accounts.fake.cards.charges = 'page';
  await run.accounts.days(7.001);
  const { id } = await run.accounts.database.queries
    .selectFrom('payments')
    .select('id')
    .where('viewer_id', '=', run.payer.id)
    .where('purpose', '=', 'renewal')
    .executeTakeFirstOrThrow();
  takeCard('method-new');
  await changed();
  run.accounts.fake.cards.charges = null;
  run.accounts.fake.decide(id, 'DECLINED');
  await run.accounts.days(0.05);
  expect(await run.payer.subscription()).toMatchObject({ status: 'active', card: NEW });
  expect(mailsOf('renewal-failed')).toEqual([]);
});

test('a fee that became overdue while the page was open is charged to the new card at once', async () => {
  await run.payer.subscribe(PLAN);
  await run.accounts.days(6.99);
  takeCard('method-new');
  run.accounts.fake.cards.next = 'page';
  const { payment } = await changed({});
  run.accounts.fake.cards.charges = 'DECLINED';
  await run.accounts.days(0.015);
  expect(await run.payer.subscription()).toMatchObject({ status: 'past_due' });
  run.accounts.fake.cards.charges = null;
  run.accounts.fake.decide(payment.id, null);
  await statusOf(payment.id);
  await run.accounts.runJobs();
  expect(await run.payer.subscription()).toMatchObject({ status: 'active', card: NEW });
});

describe('refusals', () => {
  const codeOf = async (answer: Response) => [
    answer.status,
    ((await answer.json()) as { code: string }).code,
  ];

  test('the free plan has no payment method', async () => {
    expect(await codeOf(await change())).toEqual([409, 'NO_SUBSCRIPTION']);
  });

  test.each([
    ['google', 'STORE_MANAGED'],
    ['voucher', 'VOUCHER_MANAGED'],
  ] as const)('what %s pays for is not paid here', async (method, code) => {
    const { queries } = run.accounts.database;
    await run.payer.subscribe(PLAN);
    await queries
      .updateTable('subscriptions')
      .set({
        payment_method: method,
        store_ref: method === 'google' ? `store-${run.payer.id}` : null,
        provider: null,
      })
      .where('viewer_id', '=', run.payer.id)
      .execute();
    expect(await codeOf(await change())).toEqual([409, code]);
  });

  test('a body without a way to pay is reported at its field', async () => {
    const answer = await change({ payment_method: 'cash' });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({
      errors: { payment_method: [messageOf('PAYMENT_METHOD_REQUIRED', 'en')] },
    });
  });

  test('nobody changes the card of somebody else', async () => {
    await run.payer.subscribe(PLAN);
    const stranger = await createPayer(run.accounts);
    const answer = await stranger.send('POST', '/api/change_payment_method', { payment_method: 'card' });
    expect(await codeOf(answer)).toEqual([409, 'NO_SUBSCRIPTION']);
  });
});
