import { randomUUID } from 'node:crypto';

import { formatMoney } from '@sahra/schemas/format-money';

import { paymentRequest } from '../../testing/payment-request';
import { succeeded } from '../../testing/succeeded';
import { startStripeHarness } from './testing/stripe-harness';

let harness: Awaited<ReturnType<typeof startStripeHarness>>;
beforeAll(async () => {
  harness = await startStripeHarness();
});
afterAll(() => harness.stop());

const books = () => harness.stripe.books;
const payments = () => harness.accounts.payments;
const pay = async (currency = 'AED', amountMinor = 1500) => {
  const request = paymentRequest({ token: 'pm_card_visa', currency, amountMinor });
  return succeeded(await payments().pay(request)).providerRef;
};
const post = async (object: object, more: object = {}) => {
  const event = {
    id: `evt_${randomUUID()}`,
    object: 'event',
    type: 'refund.created',
    data: { object },
    ...more,
  };
  const { body, headers } = harness.sign(event);
  const sent = { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body };
  return (await fetch(new URL('/api/payment_webhook/stripe', harness.accounts.url), sent)).status;
};
const known = async () => {
  const events = harness.accounts.database.queries.selectFrom('webhook_events').select('payment_id');
  return (await events.execute()).map(({ payment_id }) => payment_id);
};

test.each([
  ['KWD', 4990, 490, '0.490\u00A0KWD'],
  ['JPY', 1500, 500, '500\u00A0JPY'],
  ['AED', 1500, 550, '5.50\u00A0AED'],
])('what goes back in %s is counted in its own minor units', async (currency, amountMinor, part, text) => {
  const providerRef = await pay(currency, amountMinor);
  await harness.bank(providerRef, 'refund', part);
  await harness.bank(providerRef, 'open_dispute', part);
  const { refunds, disputes } = await payments().reversalsOf(providerRef);
  expect(refunds).toMatchObject([{ amountMinor: part, currency }]);
  expect(disputes).toMatchObject([{ amountMinor: part, currency, movements: [{ amountMinor: -part }] }]);
  expect(formatMoney({ amount: part, currency }, 'en')).toBe(text);
});

test('two disputes of one payment, each for a part, are two with their own money', async () => {
  const providerRef = await pay();
  const first = books().dispute(providerRef, 500);
  const second = books().dispute(providerRef, 300);
  books().decideDispute(first, 'won');
  const { disputes } = await payments().reversalsOf(providerRef);
  const moved = disputes.map(({ movements }) => movements.map(({ amountMinor }) => amountMinor));
  expect(disputes.map(({ providerRef: ref, state }) => [ref, state])).toEqual([
    [first.id, 'won'],
    [second.id, 'open'],
  ]);
  expect(moved).toEqual([[-500, 500], [-300]]);
});

test('money that moves in the currency of our Stripe account counts as the whole disputed amount', async () => {
  const dispute = books().dispute(await pay('USD', 100), 100);
  for (const moved of dispute.balance_transactions) Object.assign(moved, { currency: 'aed', amount: -367 });
  const { disputes } = await payments().reversalsOf(dispute.payment_intent);
  expect(disputes).toMatchObject([{ currency: 'USD', movements: [{ amountMinor: -100 }] }]);
});

test.each([
  ['names none', {}],
  ['names one of another shop', { payment_id: randomUUID() }],
  ['names something else', { payment_id: 'order-7' }],
])('a refund of a payment that %s is taken and changes nothing', async (_what, metadata) => {
  const foreign = books().confirmIntent({
    ...{ amount: 1500, currency: 'aed', method: 'pm_card_visa', customer: 'cus_other', metadata },
    ...{ offSession: false, futureUsage: null },
  });
  expect(await post(books().refund(foreign.id, 1500, {}))).toBe(200);
  expect(await harness.accounts.database.queries.selectFrom('refunds').selectAll().execute()).toEqual([]);
});

test('an event of live mode is no news for a key that moves no money', async () => {
  const refund = books().refund(await pay(), 1500, {});
  const before = await known();
  expect(await post(refund, { livemode: true })).toBe(200);
  expect(await known()).toEqual(before);
  expect(await post(refund, { livemode: false })).toBe(200);
  expect(await known()).toContain(refund.payment_intent);
});
