import Stripe from 'stripe';

import { paymentRequest } from '../../testing/payment-request';
import { STRIPE_API_VERSION } from './stripe-client';
import { startStripeHarness } from './testing/stripe-harness';

let harness: Awaited<ReturnType<typeof startStripeHarness>>;
beforeAll(async () => {
  harness = await startStripeHarness();
});
afterAll(() => harness.stop());

const payments = () => harness.accounts.payments;
const read = (event: object) => {
  const { body, headers } = harness.sign(event);
  return payments().readWebhook(Buffer.from(body), headers);
};
const snapshot = (type: string, object: object, more: object = {}) =>
  read({ id: 'evt_1', object: 'event', type, data: { object }, ...more });
const post = async (event: object, signature?: string) => {
  const { body, headers } = harness.sign(event);
  const answer = await fetch(new URL('/api/payment_webhook/stripe', harness.accounts.url), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...headers,
      ...(signature && { 'stripe-signature': signature }),
    },
    body,
  });
  return answer.status;
};
const pay = async () => {
  const request = paymentRequest({ token: 'pm_card_visa' });
  const paid = await payments().pay(request);
  if (paid.state !== 'succeeded') throw new Error(`It is ${paid.state}.`);
  return { paymentId: request.paymentId, providerRef: paid.providerRef };
};
const INTENT = { payment_intent: 'pi_1', charge: 'ch_1' };

test.each([
  ['charge.dispute.created', { object: 'dispute', id: 'du_1', metadata: {}, ...INTENT }],
  ['charge.dispute.funds_withdrawn', { object: 'dispute', id: 'du_1', metadata: {}, ...INTENT }],
  ['charge.dispute.closed', { object: 'dispute', id: 'du_1', ...INTENT }],
  ['refund.created', { object: 'refund', id: 're_1', metadata: {}, ...INTENT }],
  ['refund.failed', { object: 'refund', id: 're_1', metadata: null, ...INTENT }],
  ['radar.early_fraud_warning.created', { object: 'radar.early_fraud_warning', id: 'issfr_1', ...INTENT }],
  ['charge.refunded', { object: 'charge', id: 'ch_1', metadata: {}, payment_intent: 'pi_1' }],
  ['charge.refunded', { object: 'charge', id: 'ch_1', payment_intent: { id: 'pi_1' } }],
])('%s names the payment by its intent', async (type, object) => {
  expect(await snapshot(type, object)).toEqual({ id: 'evt_1', providerRef: 'pi_1' });
});

test('a warning without an intent names the charge, and an event of another API version is read as well', async () => {
  const warning = { object: 'radar.early_fraud_warning', id: 'issfr_1', charge: 'ch_1' };
  expect(await snapshot('radar.early_fraud_warning.created', warning)).toMatchObject({ providerRef: 'ch_1' });
  const old = { object: 'refund', id: 're_1', charge: 'ch_1' };
  expect(await snapshot('charge.refund.updated', old, { api_version: '2014-08-04' })).toMatchObject({
    providerRef: 'ch_1',
  });
});

test('a card that the bank renewed is news of its method; one of nobody is none', async () => {
  const method = { object: 'payment_method', id: 'pm_1', customer: 'cus_1' };
  expect(await snapshot('payment_method.automatically_updated', method)).toEqual({
    ...{ id: 'evt_1', methodRef: 'cus_1/pm_1' },
  });
  expect(await snapshot('payment_method.detached', { ...method, customer: null })).toBeNull();
});

test.each([
  [
    'of a type that nobody knows',
    { id: 'evt_2', object: 'event', type: 'moon.landed', data: { object: {} } },
  ],
  ['without an object', { id: 'evt_3', object: 'event', type: 'ping' }],
  [
    'that is thin and about something else',
    {
      id: 'evt_4',
      object: 'v2.core.event',
      type: 'v2.core.account.created',
      created: '2026-11-28T00:00:00Z',
    },
  ],
])('an event %s is taken and forgotten', async (_what, event) => {
  expect(await read(event)).toBeNull();
  expect(await post(event)).toBe(200);
});

test('a thin event about a payment is looked at like a whole one, and its signature is checked', async () => {
  const { paymentId, providerRef } = await pay();
  const dispute = harness.stripe.books.dispute(providerRef, 1500);
  const event = {
    ...{ id: 'evt_5', object: 'v2.core.event', type: 'v1.charge.dispute.created' },
    ...{ created: '2026-11-28T00:00:00Z', livemode: false },
    related_object: { id: dispute.id, type: 'dispute', url: `/v1/disputes/${dispute.id}` },
  };
  expect(await read(event)).toEqual({ id: 'evt_5', providerRef: dispute.id });
  expect(await payments().paymentIdOf(dispute.id)).toBe(paymentId);
  expect(await post(event)).toBe(200);
  expect(await post(event, 't=1,v1=00')).toBe(400);
});

test.each([
  ['a charge', (intent: string) => `ch_${intent}`],
  ['a refund', (intent: string) => harness.stripe.books.refund(intent, 100, {}).id],
  ['a warning', (intent: string) => harness.stripe.books.warnOfFraud(intent).id],
])('%s leads to its payment', async (_what, make) => {
  const { paymentId, providerRef } = await pay();
  expect(await payments().paymentIdOf(make(providerRef))).toBe(paymentId);
});

test.each([
  ['warning_needs_response', 'open'],
  ['needs_response', 'open'],
  ['under_review', 'open'],
  ['a_status_of_next_year', 'open'],
  ['warning_closed', 'won'],
  ['won', 'won'],
  ['lost', 'lost'],
  ['appeal_under_review', 'lost'],
  ['prevented', 'lost'],
])('a dispute that is %s is %s', async (status, state) => {
  const { providerRef } = await pay();
  harness.stripe.books.dispute(providerRef, 1500).status = status;
  expect((await payments().reversalsOf(providerRef)).disputes).toMatchObject([{ state }]);
});

test('the version of the API is pinned to the one whose shapes the SDK describes', () => {
  expect(STRIPE_API_VERSION).toBe(Stripe.API_VERSION);
});
