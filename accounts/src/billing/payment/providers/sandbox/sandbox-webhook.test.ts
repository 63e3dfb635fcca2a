import { startAccounts, type RunningAccounts } from '../../../../testing/start-accounts';
import { paymentRequest } from '../../testing/payment-request';

let accounts: RunningAccounts;
beforeAll(async () => {
  accounts = await startAccounts();
});
afterAll(() => accounts.stop());

const pay = async (token: string) => {
  const request = paymentRequest({ token });
  return { paymentId: request.paymentId, outcome: await accounts.payments.pay(request) };
};
/** Returns the ids of the payment's events that the shop has received. */
const received = async (paymentId: string) => {
  const events = accounts.database.queries.selectFrom('webhook_events').select('id');
  const rows = await events.where('payment_id', '=', paymentId).orderBy('received_at').execute();
  return rows.map(({ id }) => id.replace(`evt_${paymentId}_`, ''));
};

test.each([
  ['tok_succeeds', ['succeeded']],
  ['tok_declined', ['failed']],
  ['tok_never', []],
])('%s sends %p over HTTP, signed', async (token, events) => {
  const { paymentId } = await pay(token);
  await accounts.runJobs();
  expect(await received(paymentId)).toEqual(events);
});

test('a late payment is undecided for 30 seconds, and its webhook comes then', async () => {
  const { paymentId, outcome } = await pay('tok_late');
  expect(outcome).toEqual({ state: 'pending', redirectUrl: null });
  await accounts.runJobs();
  expect(await received(paymentId)).toEqual([]);
  accounts.clock.advance(30_000);
  expect(await accounts.payments.outcomeOf(paymentId)).toMatchObject({ state: 'succeeded' });
  await accounts.runJobs();
  expect(await received(paymentId)).toEqual(['succeeded']);
});

test('a webhook that comes twice is one event', async () => {
  const { paymentId } = await pay('tok_twice');
  expect(await accounts.runJobs()).toBe(2);
  expect(await received(paymentId)).toEqual(['succeeded']);
});

test('old news may come after the new', async () => {
  const { paymentId } = await pay('tok_out_of_order');
  await accounts.runJobs();
  accounts.clock.advance(5000);
  await accounts.runJobs();
  expect(await received(paymentId)).toEqual(['succeeded', 'processing']);
});

test('a charge of what was kept is announced too', async () => {
  const { outcome } = await pay('tok_declined_later');
  if (outcome.state !== 'succeeded') throw new Error('It was not paid.');
  const { paymentId, amountMinor, currency, description } = paymentRequest();
  const charge = { paymentId, amountMinor, currency, description, methodRef: outcome.method.ref };
  expect(await accounts.payments.charge(charge)).toEqual({ state: 'failed', reason: 'DECLINED' });
  await accounts.runJobs();
  expect(await received(paymentId)).toEqual(['failed']);
});

test('a webhook is sent again until the shop takes it', async () => {
  const { paymentId } = await pay('tok_succeeds');
  const { pool } = accounts.database;
  await pool.query('alter table webhook_events rename to webhook_events_away');
  await expect(accounts.runJobs()).rejects.toThrow('The shop answered the webhook with 500.');
  await pool.query('alter table webhook_events_away rename to webhook_events');
  accounts.clock.advance(5000);
  await accounts.runJobs();
  expect(await received(paymentId)).toEqual(['succeeded']);
});
