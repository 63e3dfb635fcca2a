import { messageOf } from '@sahra/schemas/messages';

import { payingTests } from '../../testing/paying-tests';
import { RATE_LIMITS } from '../../platform/rate-limit/rate-limits';
import { addDays } from '../../platform/time/add-days';
import { grantPeriod } from './grant-period';
import { createStoreSubscription } from './store-subscription';
import { renewStoreSubscription } from './change-store-subscription';

const run = payingTests();

const post = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await run.payer.send('POST', path, {}, headers);
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
};
const cancel = () => post('/api/cancel_subscription');
const resume = () => post('/api/resume_subscription');
const fees = async () =>
  (
    await run.accounts.database.queries
      .selectFrom('payments')
      .select('id')
      .where('viewer_id', '=', run.payer.id)
      .where('purpose', '<>', 'card_check')
      .execute()
  ).length;
const mailsTo = () =>
  run.accounts
    .mails()
    .filter(({ to, mail }) => to === run.payer.email && mail.startsWith('subscription-'))
    .map(({ mail }) => mail);

test('cancelled on trial: watching goes on to its end, no fee is taken, then the viewer is free', async () => {
  await run.payer.subscribe('month-with-ads');
  const { trial_ends_at: end } = await run.payer.subscription();
  const { body } = await cancel();
  expect(body).toMatchObject({
    data: { status: 'cancelled', ends_at: end, next_payment_date: null, next_payment_amount: null },
    store_notice: null,
    store_message: null,
  });
  await run.accounts.days(6);
  expect(await run.payer.subscription()).toMatchObject({ status: 'cancelled' });
  await run.accounts.days(2);
  expect(await run.payer.subscription()).toMatchObject({ status: 'free' });
  expect(await fees()).toBe(0);
  expect(mailsTo()).toEqual(['subscription-cancelled', 'subscription-ended']);
});

test('cancelled twice it is one cancellation with one mail; resumed, it renews', async () => {
  await run.payer.subscribe('month-with-ads');
  await cancel();
  await cancel();
  expect((await resume()).body).toMatchObject({ data: { status: 'trial', ends_at: null } });
  await resume();
  await run.accounts.days(8);
  expect(await run.payer.subscription()).toMatchObject({ status: 'active' });
  expect(mailsTo()).toEqual(['subscription-cancelled']);
});

test('a trial that is resumed after the day of its reminder is reminded of the first fee, once', async () => {
  const reminders = () =>
    run.accounts.mails().filter(({ to, mail }) => to === run.payer.email && mail === 'trial-ends-soon');
  await run.payer.subscribe('month-with-ads');
  await run.accounts.days(4);
  await cancel();
  await run.accounts.days(2);
  expect(reminders()).toEqual([]);
  await resume();
  await run.accounts.runJobs();
  expect(reminders()).toHaveLength(1);
  await run.accounts.days(0.5);
  await cancel();
  await resume();
  await run.accounts.runJobs();
  expect(reminders()).toHaveLength(1);
});

test('what has ended cannot be resumed', async () => {
  expect(await resume()).toMatchObject({ status: 409, body: { code: 'NO_SUBSCRIPTION' } });
  expect(await cancel()).toMatchObject({ status: 409, body: { code: 'NO_SUBSCRIPTION' } });
  await run.payer.subscribe('month-with-ads');
  await cancel();
  await run.accounts.days(7);
  expect(await resume()).toMatchObject({ status: 409, body: { code: 'NO_SUBSCRIPTION' } });
});

test('overdue: cancelled it ends at once; paid by another card it goes on', async () => {
  await run.payer.subscribe('month-with-ads');
  run.accounts.fake.cards.charges = 'CARD_EXPIRED';
  await run.accounts.days(8);
  expect(await run.payer.subscription()).toMatchObject({ status: 'past_due' });
  const other = { plan_id: 'year-with-ads', payment_method: 'card', payment_token: 'tok' };
  expect((await run.payer.send('POST', '/api/subscribe', other)).status).toBe(409);
  expect(await run.payer.subscribe('month-with-ads')).toMatchObject({ status: 'succeeded' });
  expect(await run.payer.subscription()).toMatchObject({ status: 'active', plan_id: 'month-with-ads' });
  await run.accounts.days(33);
  expect(await run.payer.subscription()).toMatchObject({ status: 'past_due' });
  expect((await cancel()).body).toMatchObject({ data: { status: 'free' } });
  await run.accounts.days(10);
  expect(mailsTo()).toEqual(['subscription-ended']);
});

test.each(['google', 'apple'] as const)(
  'a subscription of %s says that the store has to know too',
  async (store) => {
    const now = run.accounts.clock.now();
    const name = { store, storeRef: `store-${run.payer.id}` };
    const { queries } = run.accounts.database;
    const opened = await queries.transaction().execute((trx) =>
      createStoreSubscription(trx, {
        ...name,
        viewerId: run.payer.id,
        planId: 'month-with-ads',
        startsAt: now,
        endsAt: addDays(now, 30),
        locale: 'ar',
        now,
      }),
    );
    expect(opened).not.toBeNull();
    const { body } = await cancel();
    const code = store === 'google' ? 'STORE_NOTICE_GOOGLE' : 'STORE_NOTICE_APPLE';
    expect(body).toMatchObject({ store_notice: store, store_message: messageOf(code, 'en') });
    expect(await resume()).toMatchObject({ status: 409, body: { code: 'STORE_MANAGED' } });
    const period = { planId: 'month-with-ads', startsAt: addDays(now, 30), endsAt: addDays(now, 60) };
    await queries.transaction().execute((trx) => renewStoreSubscription(trx, { ...name, ...period }));
    await run.accounts.days(59);
    expect(await run.payer.subscription()).toMatchObject({
      status: 'active',
      payment_method: store,
      card: null,
    });
    await run.accounts.days(9);
    expect(await run.payer.subscription()).toMatchObject({ status: 'free' });
  },
);

test('days of a voucher run out by themselves, and more days of the plan are added to them', async () => {
  const { queries } = run.accounts.database;
  const grant = (days: number) =>
    queries.transaction().execute((trx) =>
      grantPeriod(trx, {
        viewerId: run.payer.id,
        planId: 'month-without-ads',
        days,
        method: 'voucher',
        locale: 'en',
        now: run.accounts.clock.now(),
      }),
    );
  const start = run.accounts.clock.now();
  await grant(10);
  await run.accounts.days(3);
  await grant(5);
  expect(await run.payer.subscription()).toMatchObject({
    status: 'active',
    payment_method: 'voucher',
    ends_at: addDays(start, 15).toISOString(),
    next_payment_date: null,
  });
  await run.accounts.days(11);
  expect(await run.payer.subscription()).toMatchObject({ status: 'active' });
  await run.accounts.days(1);
  expect(await run.payer.subscription()).toMatchObject({ status: 'free' });
  expect(await run.payer.subscribe('month-with-ads')).toMatchObject({ status: 'succeeded' });
  expect(await run.payer.subscription()).toMatchObject({ status: 'trial' });
});

test('a cancellation can be taken back ten times an hour, so that no mail follows mail; cancelling has no limit', async () => {
  await run.payer.subscribe('month-with-ads');
  for (let taken = 0; taken < RATE_LIMITS.resumeEmail.points; taken += 1) {
    await cancel();
    expect((await resume()).status).toBe(200);
  }
  expect((await cancel()).body).toMatchObject({ data: { status: 'cancelled' } });
  expect(await resume()).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
  expect((await cancel()).status).toBe(200);
});
