import { messageOf } from '@sahra/schemas/messages';

import { createPayer } from '../../testing/payer';
import { NEW_CARD as NEW, OLD_CARD as OLD, methodChangeTests } from './testing/method-change-tests';

const PLAN = 'month-with-ads';

const { run, change, changed, takeCard, cardNow, statusOf, ledgerOf, mailsOf } = methodChangeTests();

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
