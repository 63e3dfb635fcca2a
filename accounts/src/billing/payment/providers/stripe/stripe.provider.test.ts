import { randomUUID } from 'node:crypto';

import { Unreachable } from '../../../../platform/http/errors/unreachable';
import { paymentRequest } from '../../testing/payment-request';
import { createStripeProvider, type ReportToOperator } from './stripe.provider';
import { startStripeHarness } from './testing/stripe-harness';

let harness: Awaited<ReturnType<typeof startStripeHarness>>;
beforeAll(async () => {
  harness = await startStripeHarness();
});
afterAll(() => harness.stop());
const payments = () => harness.accounts.payments;
/** Simulates a crash after Stripe's response and before its object id is stored. */
const forget = () => harness.accounts.database.queries.deleteFrom('stripe_payments').execute();

test('a charge whose answer was lost is found again, and not made again', async () => {
  const request = paymentRequest({ token: 'pm_card_visa' });
  const paid = await payments().pay(request);
  await forget();
  expect(await payments().outcomeOf(request.paymentId)).toEqual(paid);
  expect(await payments().pay(request)).toEqual(paid);
  expect(harness.stripe.seen.filter((path) => path === 'POST /v1/payment_intents')).toHaveLength(1);
});

/** Stripe provider of its own, with another port of Stripe's API. */
const provider = (port: number, report: ReportToOperator = () => undefined) =>
  createStripeProvider({
    database: harness.accounts.database,
    clock: harness.accounts.clock.now,
    settings: {
      secretKey: 'sk_test_0123456789',
      webhookSecret: 'whsec_0123456789',
      api: { protocol: 'http', host: '127.0.0.1', port },
    },
    report,
  });

test('a token that Stripe does not know is a declined card, and is reported: the key may be a wrong one', async () => {
  const declined = { state: 'failed', reason: 'DECLINED' };
  const reported = jest.fn();
  const payment = paymentRequest({ token: 'pm_made_up' });
  expect(await provider(harness.stripe.port, reported).pay(payment)).toEqual(declined);
  const problem = expect.stringContaining('does not know a payment method');
  expect(reported.mock.calls).toEqual([[problem, expect.stringContaining('pm_made_up')]]);
});

test.each(['pm_card_chargeDeclined', 'pm_made_up'])(
  'of a payment that failed with %s, no customer stays at Stripe',
  async (token) => {
    const { books } = harness.stripe;
    const before = books.customers.size;
    const request = paymentRequest({ token });
    expect(await payments().pay(request)).toMatchObject({ state: 'failed' });
    expect(await payments().pay(request)).toMatchObject({ state: 'failed' });
    expect(books.customers.size).toBe(before);
  },
);

test('of a first payment that fails after the page of the bank, no customer stays at Stripe', async () => {
  const { books } = harness.stripe;
  const before = books.customers.size;
  const request = paymentRequest({ token: 'pm_card_authenticationRequired' });
  const begun = await payments().pay(request);
  if (begun.state !== 'pending') throw new Error('There is no page.');
  expect(books.customers.size).toBe(before + 1);
  await harness.answerChallenge(begun.redirectUrl ?? '', false);
  expect(await payments().outcomeOf(request.paymentId)).toMatchObject({ state: 'failed' });
  expect(books.customers.size).toBe(before);
});

test('of a first payment that is cancelled at the page of the bank, no customer stays at Stripe', async () => {
  const { books } = harness.stripe;
  const before = books.customers.size;
  const request = paymentRequest({ token: 'pm_card_authenticationRequired' });
  await payments().pay(request);
  expect(books.customers.size).toBe(before + 1);
  expect(await payments().cancel(request.paymentId)).toEqual({ state: 'failed', reason: 'ABANDONED' });
  expect(books.customers.size).toBe(before);
});

test('of a page that is left after a declined card, no customer stays at Stripe', async () => {
  const { books } = harness.stripe;
  const before = books.customers.size;
  const request = paymentRequest();
  const begun = await payments().pay(request);
  if (begun.state !== 'pending') throw new Error('There is no page.');
  await harness.payOnPage(begun.redirectUrl ?? '', 'declined');
  expect(await payments().outcomeOf(request.paymentId)).toMatchObject({ state: 'pending' });
  expect(books.customers.size).toBe(before + 1);
  await harness.leavePage(begun.redirectUrl ?? '');
  expect(await payments().outcomeOf(request.paymentId)).toMatchObject({ state: 'failed' });
  expect(books.customers.size).toBe(before);
});

test('the customer of a renewal that fails stays: they may pay with the same card again', async () => {
  const { books } = harness.stripe;
  const paid = await payments().pay(paymentRequest({ token: 'pm_card_chargeCustomerFail' }));
  if (paid.state !== 'succeeded') throw new Error(`It is ${paid.state}.`);
  const before = books.customers.size;
  const renewal = { paymentId: randomUUID(), amountMinor: 1500, currency: 'AED', description: 'Renewal' };
  await payments().charge({ ...renewal, methodRef: paid.method.ref });
  expect(await payments().outcomeOf(renewal.paymentId)).toMatchObject({ state: 'failed' });
  expect(books.customers.size).toBe(before);
});

test('a declined card is declined though its customer cannot be deleted, which is reported', async () => {
  const { books, port } = harness.stripe;
  const deletion = jest.spyOn(books, 'deleteCustomer').mockImplementation(() => {
    throw new Error('Not now.');
  });
  const reported = jest.fn();
  const request = paymentRequest({ token: 'pm_card_chargeDeclined' });
  const outcome = await provider(port, reported)
    .pay(request)
    .finally(() => deletion.mockRestore());
  expect(outcome).toEqual({ state: 'failed', reason: 'DECLINED' });
  expect(reported.mock.calls).toEqual([
    [expect.stringContaining('stays at Stripe'), expect.stringMatching(/^cus_\d+: .*Not now/)],
  ]);
});

test('a page whose answer was lost is the same page when it is asked for again', async () => {
  const request = paymentRequest();
  const begun = await payments().pay(request);
  await forget();
  expect(await payments().outcomeOf(request.paymentId)).toBeNull();
  expect(await payments().pay(request)).toEqual(begun);
});

test('an event about something of somebody else on the same account is about no payment of ours', async () => {
  const { headers } = await harness.webhook('', 'evt_other');
  const { body } = await harness.webhook('', 'evt_other');
  expect(await payments().readWebhook(Buffer.from(body), headers)).toBeNull();
});

test('while Stripe is away nothing is decided', async () => {
  const away = provider(9);
  await expect(away.pay(paymentRequest())).rejects.toThrow(Unreachable);
  await expect(away.outcomeOf(randomUUID())).rejects.toThrow(Unreachable);
});

test('where money is real there is no page and no store of the sandbox', async () => {
  const { url } = harness.accounts;
  for (const path of ['/pay/session', '/pay/store'])
    expect((await fetch(new URL(path, url))).status).toBe(404);
  for (const sender of ['sandbox', 'google', 'apple'])
    expect((await fetch(new URL(`/api/payment_webhook/${sender}`, url), { method: 'POST' })).status).toBe(
      404,
    );
});
