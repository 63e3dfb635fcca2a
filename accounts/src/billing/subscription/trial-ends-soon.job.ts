import { TRIAL_REMINDER_DAYS_BEFORE } from '@sahra/schemas/constants';

import type { Queries } from '../../platform/database/database';
import { enqueueJob } from '../../platform/jobs/enqueue-job';
import type { JobHandler } from '../../platform/jobs/job-handler';
import { addDays } from '../../platform/time/add-days';
import { enqueueSubscriberMail, isAutoRenewing } from './subscription';
import type { Subscription } from './subscription';
import { fullPriceDateOf, nextPeriodOf } from './subscription-period';

declare module '../../platform/jobs/job-payloads' {
  interface JobPayloads {
    'trial-ends-soon': { subscriptionId: string };
  }
}

/**
 * Enqueues the reminder of the first fee; does nothing after the trial. Call it when a trial begins and when it is
 * resumed: a reminder that became due while it was cancelled was not sent. The mail has one key, so it is sent once.
 */
export const enqueueTrialReminder = async (
  queries: Queries,
  { id, status, period_ends_at }: Pick<Subscription, 'id' | 'status' | 'period_ends_at'>,
  now: Date,
): Promise<void> => {
  if (status !== 'trial') return;
  const planned = addDays(period_ends_at, -TRIAL_REMINDER_DAYS_BEFORE);
  await enqueueJob(queries, {
    kind: 'trial-ends-soon',
    key: `${id} ${now.toISOString()}`,
    payload: { subscriptionId: id },
    runAt: planned > now ? planned : now,
  });
};

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
