import { payingTests } from '../../testing/paying-tests';

const run = payingTests();

const MINUTE_MS = 60_000;

test('a payment without an outcome expires after 30 minutes, and not before', async () => {
  const { accounts, payer } = run;
  accounts.fake.cards.next = 'page';
  await payer.subscribe('month-with-ads');
  const payment = () =>
    accounts.database.queries
      .selectFrom('payments')
      .select(['status', 'reason', 'given_up'])
      .where('viewer_id', '=', payer.id)
      .executeTakeFirstOrThrow();
  accounts.clock.advance(30 * MINUTE_MS - 1);
  await accounts.runJobs();
  expect(await payment()).toMatchObject({ status: 'pending' });
  accounts.clock.advance(1);
  await accounts.runJobs();
  expect(await payment()).toMatchObject({ status: 'failed', reason: 'ABANDONED', given_up: true });
});

test('a day later it is cancelled at the provider, so that it takes no money any more', async () => {
  const { accounts, payer } = run;
  accounts.fake.cards.next = 'page';
  await payer.subscribe('month-with-ads');
  const { id, given_up: before } = await accounts.database.queries
    .selectFrom('payments')
    .select(['id', 'given_up'])
    .where('viewer_id', '=', payer.id)
    .executeTakeFirstOrThrow();
  accounts.clock.advance(30 * MINUTE_MS);
  await accounts.runJobs();
  expect(await accounts.payments.outcomeOf(id)).toMatchObject({ state: 'pending' });
  accounts.clock.advance(24 * 60 * MINUTE_MS);
  await accounts.runJobs();
  expect(await accounts.payments.outcomeOf(id)).toMatchObject({ state: 'failed' });
  const after = await accounts.database.queries
    .selectFrom('payments')
    .select(['status', 'given_up'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect([before, after]).toEqual([false, { status: 'failed', given_up: false }]);
});

test('what the provider cannot end any more is checked again each day until it is decided', async () => {
  const { accounts, payer } = run;
  accounts.fake.cards.next = 'page';
  await payer.subscribe('month-with-ads');
  const cancel = jest
    .spyOn(accounts.fake.provider, 'cancel')
    .mockResolvedValueOnce({ state: 'pending', redirectUrl: null });
  accounts.clock.advance(30 * MINUTE_MS);
  await accounts.runJobs();
  for (const looks of [1, 2, 2]) {
    accounts.clock.advance(24 * 60 * MINUTE_MS);
    await accounts.runJobs();
    expect(cancel).toHaveBeenCalledTimes(looks);
  }
  cancel.mockRestore();
});
