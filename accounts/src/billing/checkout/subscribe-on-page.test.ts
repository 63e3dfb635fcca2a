import { TRIAL_DAYS } from '@sahra/schemas/constants';
import { formatDate } from '@sahra/schemas/format-date';

import { addDays } from '../../platform/time/add-days';
import { MINUTE_MS } from '../../platform/time/durations';
import { PaymentPageClient } from '../../testing/payment-page-client';
import { signedIn } from '../../testing/signed-in';
import type { SignedIn } from '../../testing/signed-in';
import { startAccounts } from '../../testing/start-accounts';
import type { RunningAccounts } from '../../testing/start-accounts';
import { checkLedger } from '../ledger/check-ledger';
import { newSandboxNumber } from '../payment/providers/sandbox/sandbox-cards';

interface Payment {
  id: string;
  status: string;
  reason: string | null;
  redirect_url: string | null;
}

const CARD = { action: 'card', expiry: '08/77', cvc: '123' };

let accounts: RunningAccounts;
beforeAll(async () => {
  accounts = await startAccounts();
});
afterEach(async () => {
  expect(await checkLedger(accounts.database.queries)).toEqual([]);
});
afterAll(() => accounts.stop());

const dataOf = async <T>(response: Response): Promise<T> => ((await response.json()) as { data: T }).data;
const subscribe = async (viewer: SignedIn) => {
  const body = { plan_id: 'month-with-ads', payment_method: 'card' };
  return dataOf<Payment>(await viewer.send('POST', '/api/subscribe', body));
};
/** Submits the form of the hosted page; returns the URL of the redirect. */
const submit = async ({ redirect_url }: Payment, fields: Record<string, string>) => {
  const { pathname } = new URL(redirect_url ?? '');
  const sent = await new PaymentPageClient(accounts.url).post(pathname, fields);
  return sent.headers.get('location') ?? '';
};
const statusOf = async (viewer: SignedIn, { id }: Payment) =>
  dataOf<Payment>(await viewer.send('GET', `/api/payment_status?id=${id}`));
const subscriptionOf = async (viewer: SignedIn) =>
  dataOf<{ status: string }>(await viewer.send('GET', '/api/subscription'));

test.each([
  ['4242424242424242', 'with one webhook'],
  ['4000000000000226', 'with the webhook sent twice'],
  ['4000000000000333', 'though old news comes after the new'],
])('a trial begins with card %s on the hosted page, %s', async (number) => {
  const viewer = await signedIn(accounts);
  const payment = await subscribe(viewer);
  expect(payment.status).toBe('pending');
  expect(await submit(payment, { ...CARD, number })).toContain(payment.id);
  await accounts.runJobs();
  accounts.clock.advance(5000);
  await accounts.runJobs();
  expect(await subscriptionOf(viewer)).toMatchObject({ status: 'trial', card: { last4: number.slice(-4) } });
  expect(await statusOf(viewer, payment)).toMatchObject({ status: 'succeeded' });
});

test('the page names the days of the viewer who ordered, not those of the Gulf', async () => {
  const evening = addDays(accounts.clock.now(), 1);
  evening.setUTCHours(20, 30, 0, 0);
  accounts.clock.set(evening);
  const viewer = await signedIn(accounts);
  const body = { plan_id: 'month-with-ads', payment_method: 'card' };
  const answer = await viewer.send('POST', '/api/subscribe', body, { 'x-time-zone': 'Africa/Cairo' });
  const { redirect_url } = await dataOf<Payment>(answer);
  const page = await new PaymentPageClient(accounts.url).get(new URL(redirect_url ?? '').pathname);
  const day = formatDate(addDays(evening, TRIAL_DAYS).toISOString(), 'en', 'Africa/Cairo');
  expect(await page.text()).toContain(`First charge on ${day}.`);
});

test('a card has one trial, whoever types it; the other viewer subscribes at the price', async () => {
  const [first, second] = [await signedIn(accounts), await signedIn(accounts)];
  const number = newSandboxNumber();
  await submit(await subscribe(first), { ...CARD, number });
  await accounts.runJobs();
  expect(await subscriptionOf(first)).toMatchObject({ status: 'trial' });
  const refused = await subscribe(second);
  await submit(refused, { ...CARD, expiry: '01/55', number });
  await accounts.runJobs();
  expect(await statusOf(second, refused)).toMatchObject({ status: 'failed', reason: 'TRIAL_USED' });
  expect(await subscriptionOf(second)).toMatchObject({ status: 'free', trial_available: false });
  const paid = await subscribe(second);
  await submit(paid, { ...CARD, number });
  await accounts.runJobs();
  expect(await subscriptionOf(second)).toMatchObject({ status: 'active' });
});

test('a payment of which nobody tells us is asked for by who looks at it', async () => {
  const viewer = await signedIn(accounts);
  const payment = await subscribe(viewer);
  await submit(payment, { ...CARD, number: '4000000000000440' });
  expect(await statusOf(viewer, payment)).toMatchObject({ status: 'succeeded' });
  expect(await subscriptionOf(viewer)).toMatchObject({ status: 'trial' });
});

test('who leaves the page has no subscription, and may begin again', async () => {
  const viewer = await signedIn(accounts);
  const payment = await subscribe(viewer);
  await submit(payment, { action: 'leave' });
  await accounts.runJobs();
  expect(await statusOf(viewer, payment)).toMatchObject({ status: 'failed', reason: 'ABANDONED' });
  expect(await subscriptionOf(viewer)).toMatchObject({ status: 'free' });
  const again = await subscribe(viewer);
  expect(again.id).not.toBe(payment.id);
});

test('money that comes after we gave the payment up still counts', async () => {
  const viewer = await signedIn(accounts);
  const payment = await subscribe(viewer);
  accounts.clock.advance(31 * MINUTE_MS);
  await accounts.runJobs();
  await submit(payment, { ...CARD, number: newSandboxNumber() });
  await accounts.runJobs();
  // By now the access token (ten minutes) has expired.
  const { status } = await accounts.database.queries
    .selectFrom('subscriptions')
    .select('status')
    .where('viewer_id', '=', viewer.id)
    .executeTakeFirstOrThrow();
  expect(status).toBe('trial');
});
