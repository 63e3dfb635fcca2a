import { renewalJob } from '../renewal/renewal.job';
import { paymentExpiryJob } from '../settlement/payment-expiry.job';
import { refundJob } from '../refund/refund.job';
import type { PaymentProvider } from '../payment/payment-provider';
import { payingTests } from '../../testing/paying-tests';
import type { SubscriptionRecord } from '../subscription/subscription.schema';
import { Unreachable } from '../../platform/http/errors/unreachable';
import { RATE_LIMITS } from '../../platform/rate-limit/rate-limits';

const run = payingTests();

/** Every call to the other provider is a mistake: it does not know our references. */
const refusing = (): PaymentProvider => {
  const called = () => {
    throw new Error('Another provider was asked.');
  };
  const { provider } = run.accounts.fake;
  const calls = Object.keys(provider).filter((key) => key !== 'name');
  return { ...Object.fromEntries(calls.map((key) => [key, called])), name: 'stripe' } as PaymentProvider;
};
/** Dependencies of jobs after the payments have moved to another provider. */
const moved = () => ({
  database: run.accounts.database,
  clock: run.accounts.clock.now,
  payments: refusing(),
  rateLimits: RATE_LIMITS,
});
const cases = async () => {
  await run.accounts.runJobs();
  const messages = run.accounts.database.queries.selectFrom('messages').select('content');
  return messages.where('viewer_id', '=', run.payer.id).where('kind', '=', 'payment').execute();
};
const lastPayment = () =>
  run.accounts.database.queries
    .selectFrom('payments')
    .selectAll()
    .where('viewer_id', '=', run.payer.id)
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow();
const belongTo = async (provider: string): Promise<void> => {
  const { queries } = run.accounts.database;
  await queries
    .updateTable('subscriptions')
    .set({ provider })
    .where('viewer_id', '=', run.payer.id)
    .execute();
};

test('a renewal waits for the provider that keeps the card, and support is told once', async () => {
  await run.payer.subscribe('month-with-ads');
  await run.accounts.runJobs();
  const { id, period_ends_at } = await run.accounts.database.queries
    .selectFrom('subscriptions')
    .select(['id', 'period_ends_at'])
    .where('viewer_id', '=', run.payer.id)
    .executeTakeFirstOrThrow();
  const payload = { subscriptionId: id, periodEndsAt: period_ends_at.toISOString(), attempt: 0 };
  for (const _try of [1, 2]) await expect(renewalJob({ payload }, moved())).rejects.toThrow(Unreachable);
  expect(await cases()).toMatchObject([{ content: expect.stringContaining('no longer in use') as string }]);
  expect(await lastPayment()).toMatchObject({ purpose: 'card_check' });
});

test('the page says that the card is needed again, and a new card charges what waited', async () => {
  await run.payer.subscribe('month-with-ads');
  await run.accounts.runJobs();
  await belongTo('stripe');
  const { renewal_hold, next_payment_date, ends_at } = await run.payer.subscription();
  expect({ renewal_hold, next_payment_date }).toEqual({ renewal_hold: 'provider', next_payment_date: null });
  expect(ends_at).not.toBeNull();
  const refused = await run.payer.send('POST', '/api/change_plan', { plan_id: 'year-with-ads' });
  expect(await refused.json()).toMatchObject({ code: 'CARD_NEEDED_AGAIN' });
  await run.accounts.days(8);
  expect(await lastPayment()).toMatchObject({ purpose: 'card_check' });
  const changed = { payment_method: 'card', payment_token: 'tok' } satisfies Record<string, string>;
  const answer = await run.payer.send('POST', '/api/change_payment_method', changed);
  expect(((await answer.json()) as { data: SubscriptionRecord }).data).toMatchObject({ renewal_hold: null });
  await run.accounts.runJobs();
  expect(await lastPayment()).toMatchObject({ purpose: 'renewal', status: 'succeeded' });
});

test('a refund waits for the provider that took the money', async () => {
  await run.payer.subscribe('month-with-ads');
  const { id: refundId } = await run.accounts.database.queries
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .select('refunds.id')
    .where('viewer_id', '=', run.payer.id)
    .executeTakeFirstOrThrow();
  const job = { key: refundId, payload: { refundId }, attempt: 1 };
  await expect(refundJob(job, moved() as never)).rejects.toThrow('The former payment provider sandbox');
  expect(await cases()).toHaveLength(1);
});

test('an open page of another provider ends here, is not asked for elsewhere, and its check waits', async () => {
  run.accounts.fake.cards.next = 'page';
  const { id } = await run.payer.subscribe('month-with-ads');
  const job = { key: id, payload: { paymentId: id, again: true }, attempt: 1 };
  await expect(paymentExpiryJob(job, moved() as never)).rejects.toThrow(Unreachable);
  expect(await lastPayment()).toMatchObject({ status: 'failed', given_up: true, reason: 'ABANDONED' });
});

test('an order that was begun at another provider does not go on: it is begun anew', async () => {
  run.accounts.fake.cards.next = 'page';
  const { id } = await run.payer.subscribe('month-with-ads', { payment_token: undefined });
  const { queries } = run.accounts.database;
  await queries.updateTable('payments').set({ provider: 'stripe' }).where('id', '=', id).execute();
  const again = await run.payer.subscribe('month-with-ads', { payment_token: undefined });
  expect(again.id).not.toBe(id);
  expect((await run.payer.send('GET', `/api/payment_status?id=${id}`)).status).toBe(200);
});
