import { checkLedger } from '../ledger/check-ledger';
import { createPayer, startPayingAccounts, type Payer, type PayingAccounts } from '../../testing/payer';

const START = new Date('2027-01-24T09:30:00Z');

let accounts: PayingAccounts;
let payer: Payer;
beforeEach(async () => {
  accounts = await startPayingAccounts();
  accounts.clock.set(START);
  payer = await createPayer(accounts);
});
afterEach(async () => {
  expect(await checkLedger(accounts.database.queries)).toEqual([]);
  await accounts.stop();
});

const levelNow = async () => {
  const answer = await payer.send('GET', '/api/entitlement');
  return ((await answer.json()) as { data: { level: string } }).data.level;
};
const ledger = async () => {
  const rows = await accounts.database.queries
    .selectFrom('ledger')
    .select(['kind', 'amount_minor', 'currency', 'period_starts_at'])
    .orderBy('number')
    .execute();
  return rows.map(({ kind, amount_minor, currency, period_starts_at }) =>
    [kind, amount_minor, currency, period_starts_at?.toISOString().slice(0, 10)].join(' ').trim(),
  );
};
const mailNames = () =>
  accounts
    .mails()
    .map(({ mail }) => mail)
    .filter((mail) => mail !== 'verify-email');

test('a year by the month: trial, first fee, twelve renewals, each on the day of the anchor', async () => {
  expect(await payer.subscribe('month-without-ads')).toMatchObject({
    status: 'succeeded',
    redirect_url: null,
  });
  await accounts.runJobs();
  expect(await payer.subscription()).toMatchObject({
    status: 'trial',
    trial_ends_at: '2027-01-31T09:30:00.000Z',
    next_payment_date: '2027-01-31T09:30:00.000Z',
    next_payment_amount: 3000,
    card: { brand: 'visa', last4: '4242' },
  });
  expect(await ledger()).toEqual(['card_check 100 USD', 'card_check_refund -100 USD']);
  await accounts.days(4.9);
  expect(mailNames()).toEqual(['trial-started']);
  await accounts.days(0.1);
  expect(mailNames()).toEqual(['trial-started', 'trial-ends-soon']);
  await accounts.days(2);
  expect(await payer.subscription()).toMatchObject({
    status: 'active',
    next_payment_date: '2027-02-28T09:30:00.000Z',
  });
  await accounts.days(367);
  expect((await ledger()).slice(2)).toEqual([
    'charge 3000 AED 2027-01-31',
    'charge 3000 AED 2027-02-28',
    'charge 3000 AED 2027-03-31',
    'charge 3000 AED 2027-04-30',
    'charge 3000 AED 2027-05-31',
    'charge 3000 AED 2027-06-30',
    'charge 3000 AED 2027-07-31',
    'charge 3000 AED 2027-08-31',
    'charge 3000 AED 2027-09-30',
    'charge 3000 AED 2027-10-31',
    'charge 3000 AED 2027-11-30',
    'charge 3000 AED 2027-12-31',
    'charge 3000 AED 2028-01-31',
  ]);
  expect(accounts.fake.held()).toEqual({ USD: 0, AED: 13 * 3000 });
  expect(mailNames().filter((name) => name === 'receipt')).toHaveLength(13);
});

test('three years by the year, leap day included', async () => {
  accounts.clock.set(new Date('2028-02-22T00:00:00Z'));
  await payer.subscribe('year-with-ads');
  await accounts.days(7 + 3 * 366);
  expect((await ledger()).slice(2)).toEqual([
    'charge 12600 AED 2028-02-29',
    'charge 12600 AED 2029-02-28',
    'charge 12600 AED 2030-02-28',
    'charge 12600 AED 2031-02-28',
  ]);
  expect(await payer.subscription()).toMatchObject({ next_payment_date: '2032-02-29T00:00:00.000Z' });
});

test('a card that dies: access is kept, it recovers on day 3, it dies again and the viewer is free', async () => {
  await payer.subscribe('month-with-ads');
  await accounts.days(7 + 31 + 27);
  accounts.fake.cards.charges = 'INSUFFICIENT_FUNDS';
  await accounts.days(1);
  expect(await payer.subscription()).toMatchObject({
    status: 'past_due',
    next_payment_date: '2027-04-03T09:30:00.000Z',
    next_payment_amount: 1500,
    ends_at: '2027-04-07T09:30:00.000Z',
  });
  expect(await levelNow()).toBe('paid');
  accounts.fake.cards.charges = null;
  await accounts.days(3);
  expect(await payer.subscription()).toMatchObject({
    status: 'active',
    next_payment_date: '2027-04-30T09:30:00.000Z',
    ends_at: null,
  });
  accounts.fake.cards.charges = 'CARD_EXPIRED';
  const levels: string[] = [];
  await accounts.days(26);
  for (let day = 0; day < 10; day += 1) {
    await accounts.days(1);
    levels.push(await levelNow());
  }
  expect(levels.join(' ')).toBe('paid paid paid paid paid paid paid free free free');
  expect(await payer.subscription()).toMatchObject({ status: 'free', plan_id: null, ends_at: null });
  expect(mailNames().filter((name) => name !== 'receipt' && !name.startsWith('trial-'))).toEqual([
    'renewal-failed',
    'renewal-failed',
    'renewal-failed',
    'subscription-ended',
  ]);
});
