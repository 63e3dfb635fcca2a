import { forgetTrialCards } from '../../testing/forget-trial-cards';
import { createPayer, passDays, type Payer } from '../../testing/payer';
import { startAccounts, type RunningAccounts } from '../../testing/start-accounts';
import { mailExpiringCards } from './mail-expiring-cards';
import { actAsBank, type BankAct } from '../payment/providers/sandbox/sandbox-bank';

let accounts: RunningAccounts;
let payer: Payer;
beforeAll(async () => {
  accounts = await startAccounts();
});
afterAll(() => accounts.stop());
beforeEach(async () => {
  await forgetTrialCards(accounts);
  payer = await createPayer(accounts);
  await payer.subscribe('month-with-ads', { payment_token: 'tok_succeeds' });
  await accounts.runJobs();
});

const bank = async (act: BankAct): Promise<void> => {
  const payments = accounts.database.queries.selectFrom('payments').select('id');
  const { id: paymentId } = await payments.where('viewer_id', '=', payer.id).executeTakeFirstOrThrow();
  const order = { paymentId, act, amountMinor: null, now: accounts.clock.now() };
  await accounts.database.queries.transaction().execute((trx) => actAsBank(trx, order));
  await accounts.runJobs();
};
const expiryMails = async () => {
  await mailExpiringCards(accounts.database, accounts.clock.now());
  await accounts.runJobs();
  return accounts.mails().filter(({ mail, to }) => mail === 'card-expires-soon' && to === payer.email);
};

test('a card that the bank renews is renewed here, and the renewal is charged to it', async () => {
  await bank('renew_card');
  const { card, card_expires } = await payer.subscription();
  expect(card).toEqual({ brand: 'visa', last4: '1881' });
  expect(card_expires).toBe(
    `${accounts.clock.now().getUTCFullYear() + 4}-${accounts.clock.now().toISOString().slice(5, 7)}`,
  );
});

test('a card that will have expired at the next payment is mentioned once, a week before', async () => {
  expect(await expiryMails()).toHaveLength(0);
  await bank('expire_card');
  expect(await expiryMails()).toHaveLength(1);
  expect(await expiryMails()).toHaveLength(1);
  await passDays(accounts, 8);
  expect(await payer.subscription()).toMatchObject({ status: 'past_due' });
});

test('neither of a cancelled subscription, nor of a card that was renewed in time', async () => {
  await bank('expire_card');
  await bank('renew_card');
  expect(await expiryMails()).toHaveLength(0);
  await bank('expire_card');
  await payer.send('POST', '/api/cancel_subscription');
  expect(await expiryMails()).toHaveLength(0);
});
