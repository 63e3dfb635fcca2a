import { NEW_CARD as NEW, OLD_CARD as OLD, methodChangeTests } from './testing/method-change-tests';

const PLAN = 'month-with-ads';

const { run, changed, takeCard, cardNow, statusOf, ledgerOf, mailsOf } = methodChangeTests();

/** Makes the renewal fail, so that a fee is overdue. */
const becomeOverdue = async () => {
  await run.payer.subscribe(PLAN);
  run.accounts.fake.cards.charges = 'INSUFFICIENT_FUNDS';
  await run.accounts.days(7.1);
  run.accounts.fake.cards.charges = null;
  expect(await run.payer.subscription()).toMatchObject({ status: 'past_due' });
};

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

  test('the same card pays it on the page, and no mail says that it is another', async () => {
    run.accounts.fake.cards.next = 'page';
    const { payment } = await changed({});
    expect(payment).toMatchObject({ purpose: 'renewal', status: 'pending', amount: 1500 });
    run.accounts.fake.decide(payment.id, null);
    expect(await statusOf(payment.id)).toMatchObject({ status: 'succeeded' });
    await run.accounts.runJobs();
    expect(await run.payer.subscription()).toMatchObject({ status: 'active', card: OLD });
    expect((await ledgerOf(payment.id)).map(({ kind }) => kind)).toEqual(['charge']);
    expect(mailsOf('payment-method-changed')).toEqual([]);
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
