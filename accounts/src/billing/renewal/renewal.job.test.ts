import { payingTests } from '../../testing/paying-tests';

const run = payingTests();

const level = async (): Promise<string> => {
  const response = await run.payer.send('GET', '/api/entitlement');
  return ((await response.json()) as { data: { level: string } }).data.level;
};

test('a fee that no card pays is tried on days 0, 3 and 7 of the period, and opens everything until then', async () => {
  const { accounts, payer } = run;
  accounts.clock.set(new Date('2027-03-01T09:30:00Z'));
  await payer.subscribe('month-with-ads');
  accounts.fake.cards.charges = 'CARD_EXPIRED';
  await accounts.days(7 + 6.9);
  expect(await payer.subscription()).toMatchObject({
    status: 'past_due',
    next_payment_date: '2027-03-15T09:30:00.000Z',
    ends_at: '2027-03-15T09:30:00.000Z',
  });
  expect(await level()).toBe('paid');
  await accounts.days(0.1);
  expect(await level()).toBe('free');
  await accounts.days(30);
  const attempts = await accounts.database.queries
    .selectFrom('payments')
    .select(['attempt', 'created_at'])
    .where('viewer_id', '=', payer.id)
    .where('purpose', '=', 'renewal')
    .orderBy('created_at')
    .execute();
  expect(attempts.map(({ attempt, created_at }) => [attempt, created_at.toISOString()])).toEqual([
    [0, '2027-03-08T09:30:00.000Z'],
    [1, '2027-03-11T09:30:00.000Z'],
    [2, '2027-03-15T09:30:00.000Z'],
  ]);
});
