import type { Queries } from '../../platform/database/database';
import { enqueueJob } from '../../platform/jobs/enqueue-job';
import type { JobHandler } from '../../platform/jobs/job-handler';
import { addDays } from '../../platform/time/add-days';
import { schedulePaymentExpiryCheck } from '../payment/payment';
import type { Payment } from '../payment/payment';
import { waitForProvider } from '../reversal/wait-for-provider';
import { renewalKeyOf } from '../subscription/subscription-period';
import { expirePayment, settlePayment } from './settle-payment';

/**
 * Returns whether a renewal job will still ask the provider for this payment, because the provider has been
 * down until now.
 */
const isRenewalWaiting = async (
  queries: Queries,
  {
    subscription_id,
    period_starts_at,
    attempt,
  }: Pick<Payment, 'subscription_id' | 'period_starts_at' | 'attempt'>,
): Promise<boolean> => {
  if (subscription_id === null || period_starts_at === null || attempt === null) return false;
  const waiting = await queries
    .selectFrom('jobs')
    .select('number')
    .where('kind', '=', 'renewal')
    .where('key', '=', renewalKeyOf(subscription_id, period_starts_at, attempt))
    .where('done_at', 'is', null)
    .where('failed_at', 'is', null)
    .executeTakeFirst();
  return waiting !== undefined;
};

declare module '../../platform/jobs/job-payloads' {
  interface JobPayloads {
    /** `again`: a check that cancels it follows a day later. */
    'payment-expiry': { paymentId: string; again: boolean };
  }
}

/**
 * Checks a payment that has no outcome: the viewer left, a webhook was lost, or this process crashed between the
 * provider's response and the database write. Without an outcome at the provider, the payment expires. A last check
 * follows a day later and cancels the payment at the provider; while the provider still works on it, it is checked
 * again each day. One of another provider than the configured expires here, and its check waits. A renewal that waits
 * for the provider does not expire: an outage is not the fault of the viewer's card.
 */
export const paymentExpiryJob: JobHandler<'payment-expiry'> = async (
  { payload: { paymentId, again } },
  { database, payments, clock },
) => {
  const payment = await database.queries
    .selectFrom('payments')
    .selectAll()
    .where('id', '=', paymentId)
    .executeTakeFirst();
  if (payment?.status !== 'pending' && !payment?.given_up) return () => Promise.resolve();
  if (payment.provider !== payments.name) {
    await database.queries.transaction().execute((trx) => expirePayment(trx, { paymentId, now: clock() }));
    return waitForProvider(database, { key: `payment ${paymentId}`, payment, now: clock() });
  }
  const outcome = again ? await payments.outcomeOf(paymentId) : await payments.cancel(paymentId);
  const waits =
    outcome === null && payment.status === 'pending' && (await isRenewalWaiting(database.queries, payment));
  return async (trx) => {
    const now = clock();
    if (waits) return schedulePaymentExpiryCheck(trx, { paymentId, look: now.toISOString(), now });
    if (outcome && outcome.state !== 'pending') return settlePayment(trx, { paymentId, outcome, now });
    await expirePayment(trx, { paymentId, now });
    if (!again && outcome === null) return;
    await enqueueJob(trx, {
      kind: 'payment-expiry',
      key: `${paymentId} last ${now.toISOString().slice(0, 10)}`,
      payload: { paymentId, again: false },
      runAt: addDays(now, 1),
    });
  };
};
