import { messageOf } from '@sahra/schemas/messages';

import { checkLedger } from '../ledger/check-ledger';
import { createPayer, startPayingAccounts, type Payer, type PayingAccounts } from '../../testing/payer';
import { addDays } from '../../platform/time/add-days';

const START = new Date('2027-03-01T09:30:00Z');

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

/** Mails sent before the first fee was due. */
const BEFORE = ['verify-email', 'trial-started', 'trial-ends-soon'];
const mailNames = () =>
  accounts
    .mails()
    .map(({ mail }) => mail)
    .filter((mail) => !BEFORE.includes(mail));
const waiting = () =>
  accounts.database.queries
    .selectFrom('jobs')
    .select(['kind', 'attempts', 'failed_at', 'last_error'])
    .where('kind', 'in', ['renewal', 'payment-expiry'])
    .where('done_at', 'is', null)
    .orderBy('kind')
    .execute();
/** Creates a trial whose provider goes down just before the first fee. */
const loseProviderAtFirstFee = async () => {
  await payer.subscribe('month-with-ads');
  await accounts.days(6.9);
  accounts.fake.away = true;
};

test('a provider that is away for two days uses up no attempt: the fee is taken when it is back', async () => {
  await loseProviderAtFirstFee();
  await accounts.days(2);
  const job = { attempts: 0, failed_at: null, last_error: 'Unreachable: The provider cannot be reached.' };
  expect(await waiting()).toEqual([{ kind: 'renewal', ...job }]);
  expect(mailNames()).toEqual([]);
  accounts.fake.away = false;
  await accounts.days(0.1);
  expect(await payer.subscription()).toMatchObject({
    status: 'active',
    next_payment_date: '2027-04-08T09:30:00.000Z',
  });
  expect(mailNames()).toEqual(['receipt']);
  expect(accounts.fake.held()).toEqual({ USD: 0, AED: 1500 });
});

test('who looks after the payment does not give it up before the provider was asked', async () => {
  await loseProviderAtFirstFee();
  await accounts.days(1);
  accounts.fake.away = false;
  await accounts.database.queries
    .updateTable('jobs')
    .set({ run_at: addDays(accounts.clock.now(), 0.01) })
    .where('kind', '=', 'renewal')
    .where('done_at', 'is', null)
    .execute();
  await accounts.runJobs();
  await accounts.days(0.1);
  expect(await payer.subscription()).toMatchObject({ status: 'active' });
  expect(mailNames()).toEqual(['receipt']);
});

test('a card that is refused after the outage has its attempts as ever', async () => {
  await loseProviderAtFirstFee();
  await accounts.days(1);
  accounts.fake.away = false;
  accounts.fake.cards.charges = 'INSUFFICIENT_FUNDS';
  await accounts.days(0.1);
  expect(await payer.subscription()).toMatchObject({
    status: 'past_due',
    next_payment_date: '2027-03-11T09:30:00.000Z',
  });
  expect(mailNames()).toEqual(['renewal-failed']);
});

test('a period in which nobody could watch any more is not charged', async () => {
  await loseProviderAtFirstFee();
  await accounts.days(0.2);
  accounts.clock.set(addDays(START, 7 + 8.1));
  accounts.fake.away = false;
  await accounts.runJobs();
  await accounts.days(2);
  expect(await payer.subscription()).toMatchObject({ status: 'free' });
  expect(mailNames()).toEqual(['subscription-ended']);
  expect(accounts.fake.held()).toEqual({ USD: 0 });
});

test.each(['en', 'ar'] as const)(
  'a viewer who subscribes meanwhile is asked to try again, in %s',
  async (locale) => {
    accounts.fake.away = true;
    const order = { plan_id: 'month-with-ads', payment_method: 'card', payment_token: 'tok' };
    const answer = await payer.send('POST', '/api/subscribe', order, { 'x-localization': locale });
    expect(answer.status).toBe(503);
    const code = 'UPSTREAM_UNAVAILABLE';
    expect(await answer.json()).toEqual({ code, message: messageOf(code, locale) });
  },
);
