import type { JobHandler } from '../../platform/jobs/job-handler';
import { enqueueSubscriberMail, isAutoRenewing } from './subscription';
import { fullPriceDateOf, nextPeriodOf } from './subscription-period';

declare module '../../platform/jobs/job-payloads' {
  interface JobPayloads {
    'trial-ends-soon': { subscriptionId: string };
  }
}

/** Reminds the viewer of the first fee, unless the trial was cancelled. */
export const trialEndsSoonJob: JobHandler<'trial-ends-soon'> =
  ({ payload }, { clock }) =>
  async (trx) => {
    const subscription = await trx
      .selectFrom('subscriptions')
      .selectAll()
      .where('id', '=', payload.subscriptionId)
      .where('status', '=', 'trial')
      .where('ended_at', 'is', null)
      .executeTakeFirst();
    if (!subscription || !isAutoRenewing(subscription)) return;
    const next = await nextPeriodOf(trx, subscription);
    const fullPriceDate = fullPriceDateOf(next);
    await enqueueSubscriberMail(trx, {
      mail: 'trial-ends-soon',
      key: `trial-ends-soon ${subscription.id}`,
      viewerId: subscription.viewer_id,
      planId: subscription.plan_id,
      at: clock(),
      data: {
        endsAt: subscription.period_ends_at.toISOString(),
        amountMinor: next.amountMinor,
        currency: subscription.currency,
        fullPrice: fullPriceDate && { amountMinor: next.priceMinor, at: fullPriceDate.toISOString() },
      },
    });
  };
