import { randomUUID } from 'node:crypto';

import { checkLedger } from '../ledger/check-ledger';
import { Browser } from '../../testing/browser';
import { registrationBody } from '../../testing/registration-body';
import { signedIn, type SignedIn } from '../../testing/signed-in';
import { startAccounts, type RunningAccounts } from '../../testing/start-accounts';
import { addDays } from '../../platform/time/add-days';
import { applyStoreNotification } from './apply-store-notification';
import type { Store, StoreEventType, StoreNotification } from './store-notification';

const START = new Date('2027-01-01T08:00:00Z');
const dayOf = (day: number) => addDays(START, day);

let accounts: RunningAccounts;
let viewer: SignedIn;
let storeRef: string;
beforeAll(async () => {
  accounts = await startAccounts();
});
beforeEach(async () => {
  accounts.clock.set(START);
  viewer = await signedIn(accounts);
  storeRef = randomUUID();
});
afterEach(async () => {
  expect(await checkLedger(accounts.database.queries)).toEqual([]);
});
afterAll(() => accounts.stop());

/** Builds a notification about period number `period` (of 30 days), received on a given day. */
const news = (
  what: StoreEventType,
  day: number,
  { period = 0, store = 'apple', ...changed }: Partial<StoreNotification> & { period?: number } = {},
): StoreNotification => ({
  ...{ store, id: randomUUID(), at: dayOf(day), news: what, storeRef },
  ...{ productId: 'month-with-ads', accountToken: viewer.id },
  ...{ startsAt: dayOf(period * 30), endsAt: dayOf(period * 30 + 30) },
  ...{ transactionId: `${storeRef}-${period}`, amountMinor: 1500, currency: 'AED', ...changed },
});
const take = (notification: StoreNotification) =>
  accounts.database.queries
    .transaction()
    .execute((trx) => applyStoreNotification(trx, notification, accounts.clock.now()));
const subscription = () =>
  accounts.database.queries
    .selectFrom('subscriptions')
    .select(['plan_id', 'payment_method', 'status', 'period_ends_at', 'cancelled_at', 'ended_at'])
    .where('viewer_id', '=', viewer.id)
    .executeTakeFirst();
const money = async () => {
  const entries = accounts.database.queries.selectFrom('ledger').select(['kind', 'amount_minor']);
  const rows = await entries.where('provider_ref', 'like', `${storeRef}%`).orderBy('number').execute();
  return rows.map(({ kind, amount_minor }) => `${kind} ${amount_minor}`);
};

test.each(['google', 'apple'] as const)('a purchase at %s is a subscription at once', async (store) => {
  await take(news('subscribed', 0, { store }));
  expect(await subscription()).toMatchObject({
    ...{ plan_id: 'month-with-ads', payment_method: store, status: 'active' },
    ...{ period_ends_at: dayOf(30), cancelled_at: null, ended_at: null },
  });
  expect(await money()).toEqual(['store 1500']);
  const details = await viewer.send('POST', '/api/details');
  expect(await details.json()).toMatchObject({ data: { has_subscription: true } });
});

test('the store renews, cancels, takes it back, waits for money, and ends', async () => {
  await take(news('subscribed', 0));
  await take(news('renewed', 30, { period: 1 }));
  expect(await subscription()).toMatchObject({ period_ends_at: dayOf(60) });
  await take(news('cancelled', 31, { period: 1 }));
  expect(await subscription()).toMatchObject({ cancelled_at: dayOf(31), ended_at: null });
  await take(news('uncancelled', 32, { period: 1 }));
  expect(await subscription()).toMatchObject({ cancelled_at: null });
  await take(news('in_grace', 60, { period: 1 }));
  expect(await subscription()).toMatchObject({ status: 'past_due', ended_at: null });
  await take(news('expired', 76, { period: 1 }));
  expect((await subscription())?.ended_at).not.toBeNull();
  expect(await money()).toEqual(['store 1500', 'store 1500']);
});

test.each(['en', 'ar'] as const)(
  'a viewer who last signed in in %s gets mail in that language',
  async (locale) => {
    viewer = await signedIn(accounts, { email: `store-${locale}@viewers.example` });
    await take(news('subscribed', 0));
    const browser = new Browser(accounts.url, { 'x-localization': locale });
    await browser.signIn(viewer.email, String(registrationBody()['password']));
    await take(news('expired', 30));
    await accounts.runJobs();
    const letters = accounts.mails().filter(({ to, mail }) => to === viewer.email && mail.startsWith('sub'));
    const plan = locale === 'ar' ? 'شهرية مع إعلانات' : 'Monthly, with ads';
    expect(letters).toMatchObject([{ mail: 'subscription-ended', locale, data: { plan } }]);
  },
);

test('a refund ends it and is written down', async () => {
  await take(news('subscribed', 0));
  await take(news('refunded', 3));
  expect((await subscription())?.ended_at).not.toBeNull();
  expect(await money()).toEqual(['store 1500', 'store_refund -1500']);
});

/** All permutations of three elements. */
const ORDERS = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
];

test.each(ORDERS)(
  'in the order %i %i %i, a purchase, its renewal and its cancellation end the same',
  async (...order) => {
    const all = [
      news('subscribed', 0),
      news('renewed', 30, { period: 1 }),
      news('cancelled', 31, { period: 1 }),
    ];
    for (const index of order) {
      const notification = all[index];
      if (notification) await take(notification);
    }
    expect(await subscription()).toMatchObject({
      period_ends_at: dayOf(60),
      cancelled_at: dayOf(31),
      ended_at: null,
    });
    expect((await money()).length).toBe(2);
  },
);

test('the same notification, ten times at once, is one', async () => {
  const bought = news('subscribed', 0);
  await Promise.all(Array.from({ length: 10 }, () => take(bought)));
  expect(await money()).toEqual(['store 1500']);
});

test('who comes back under the old name has the subscription again', async () => {
  await take(news('subscribed', 0));
  await take(news('expired', 30));
  accounts.clock.set(dayOf(90));
  await take(news('subscribed', 90, { period: 3 }));
  expect(await subscription()).toMatchObject({ ended_at: null, period_ends_at: dayOf(120) });
  await take(news('expired', 30));
  expect(await subscription()).toMatchObject({ ended_at: null });
});

test.each([
  ['of a viewer nobody knows', { accountToken: randomUUID() }],
  ['of an account that is no id', { accountToken: 'salma' }],
  ['of a plan nobody sells', { productId: 'week' }],
])('a purchase %s is remembered, and nothing else', async (_case, changed) => {
  await take(news('subscribed', 0, changed));
  expect(await subscription()).toBeUndefined();
  const kept = accounts.database.queries.selectFrom('store_notifications').select('applied');
  expect(await kept.where('store_ref', '=', storeRef).execute()).toEqual([{ applied: false }]);
});

test('a second purchase at the other store does not double the subscription', async () => {
  await take(news('subscribed', 0));
  await take(news('subscribed', 1, { store: 'google' as Store, storeRef: `${storeRef}-google` }));
  const rows = accounts.database.queries.selectFrom('subscriptions').select('payment_method');
  expect(await rows.where('viewer_id', '=', viewer.id).execute()).toEqual([{ payment_method: 'apple' }]);
});
