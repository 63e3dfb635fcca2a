import type { Dependencies } from '../../platform/dependencies';
import type { Job, JobEnd } from '../../platform/jobs/job-handler';
import { describePayment } from '../payment/payment';
import { applyReversals } from '../reversal/apply-reversals';
import { waitForProvider } from '../reversal/wait-for-provider';
import { settlePayment } from '../settlement/settle-payment';
import { nextPeriodOf } from '../subscription/subscription-period';
import { beginRenewal, isTooLate } from './begin-renewal';

declare module '../../platform/jobs/job-payloads' {
  interface JobPayloads {
    /** End of a period: `periodEndsAt` is ISO 8601; `attempt` counts the attempts to charge the next period. */
    renewal: { subscriptionId: string; periodEndsAt: string; attempt: number };
  }
}

type Needs = Pick<Dependencies, 'database' | 'payments' | 'clock'>;

/**
 * Asks the provider what it took back of the payments of the ending period, and what became of open disputes, before the
 * next period is charged: a webhook may be late or lost.
 */
const applyMissedReversals = async (
  { database, payments, clock }: Needs,
  { subscriptionId, periodEndsAt }: Job<'renewal'>['payload'],
): Promise<void> => {
  if (isTooLate(new Date(periodEndsAt), clock())) return;
  const paid = await database.queries
    .selectFrom('subscriptions')
    .innerJoin('payments', 'payments.subscription_id', 'subscriptions.id')
    .select(['payments.id', 'payments.provider_ref'])
    .where('subscriptions.id', '=', subscriptionId)
    .where('subscriptions.ended_at', 'is', null)
    .where('subscriptions.cancelled_at', 'is', null)
    .where('payments.provider', '=', payments.name)
    .where('payments.status', '=', 'succeeded')
    .where((eb) =>
      eb.or([
        eb('payments.period_ends_at', '>', eb.ref('subscriptions.period_starts_at')),
        eb('payments.settled_at', '>=', eb.ref('subscriptions.period_starts_at')),
        eb.exists(
          eb
            .selectFrom('disputes')
            .select('disputes.state')
            .whereRef('disputes.payment_id', '=', 'payments.id')
            .where('disputes.state', '=', 'open'),
        ),
      ]),
    )
    .orderBy('payments.settled_at')
    .execute();
  for (const { id: paymentId, provider_ref } of paid) {
    const reversals = await payments.reversalsOf(provider_ref ?? '');
    await database.queries
      .transaction()
      .execute((trx) => applyReversals(trx, { paymentId, reversals, now: clock() }));
  }
};

/** Reads what waits when a renewal cannot be charged by the configured provider. */
const readWaiting = async (
  { database }: Needs,
  { subscriptionId }: Job<'renewal'>['payload'],
): Promise<Parameters<typeof waitForProvider>[1]['payment']> => {
  const subscription = await database.queries
    .selectFrom('subscriptions')
    .selectAll()
    .where('id', '=', subscriptionId)
    .executeTakeFirstOrThrow();
  const { amountMinor } = await nextPeriodOf(database.queries, subscription);
  return {
    viewer_id: subscription.viewer_id,
    locale: subscription.locale,
    provider: subscription.provider ?? '',
    provider_ref: null,
    amount_minor: amountMinor,
    currency: subscription.currency,
  };
};

/**
 * Charges the next period to the stored payment method, or ends the subscription. A second run after a crash
 * charges the same payment.
 */
export const renewalJob = async (
  { payload }: Pick<Job<'renewal'>, 'payload'>,
  needs: Needs,
): Promise<JobEnd> => {
  const { database, payments, clock } = needs;
  const { queries } = database;
  await applyMissedReversals(needs, payload);
  const payment = await queries
    .transaction()
    .execute((trx) => beginRenewal(trx, payload, { configured: payments.name, now: clock() }));
  if (!payment) return () => Promise.resolve();
  if (payment === 'provider' || payment.provider !== payments.name) {
    const waiting = payment === 'provider' ? await readWaiting(needs, payload) : payment;
    const key = `renewal ${payload.subscriptionId} ${payload.periodEndsAt}`;
    return waitForProvider(database, { key, payment: waiting, now: clock() });
  }
  const outcome = await payments.charge({
    paymentId: payment.id,
    amountMinor: payment.amount_minor,
    currency: payment.currency,
    methodRef: payment.method_ref ?? '',
    description: await describePayment(queries, payment),
  });
  return (trx) => settlePayment(trx, { paymentId: payment.id, outcome, now: clock() });
};
