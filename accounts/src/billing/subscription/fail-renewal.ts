import type { Transaction } from 'kysely';

import { DUNNING_DAYS, GRACE_DAYS } from '@sahra/schemas/constants';

import type { Tables } from '../../platform/database/tables';
import type { Payment } from '../payment/locked-payment';
import { addDays } from '../../platform/time/add-days';
import { endSubscription } from './end-subscription';
import { enqueueRenewal } from './enqueue-renewal';
import { mailSubscriber } from './mail-subscriber';
import { runningSubscription } from './running-subscription';

/** A renewal could not be charged: it is tried again on the next of DUNNING_DAYS, with access kept; after the last one the subscription ends. */
export const failRenewal = async (trx: Transaction<Tables>, payment: Payment, now: Date): Promise<void> => {
  if (payment.viewer_id === null || payment.attempt === null) return;
  const running = await runningSubscription(trx, payment.viewer_id);
  const isDue = running?.period_ends_at.getTime() === payment.period_starts_at?.getTime();
  if (running?.id !== payment.subscription_id || !isDue) return;
  const attempt = payment.attempt + 1;
  const nextDay = DUNNING_DAYS[attempt];
  if (nextDay === undefined) return endSubscription(trx, running, now);
  await trx.updateTable('subscriptions').set({ status: 'past_due' }).where('id', '=', running.id).execute();
  await enqueueRenewal(trx, running, attempt);
  await mailSubscriber(trx, {
    mail: 'renewal-failed',
    key: `renewal-failed ${payment.id}`,
    viewerId: running.viewer_id,
    planId: payment.plan_id,
    at: now,
    data: {
      nextTryAt: addDays(running.period_ends_at, nextDay).toISOString(),
      graceEndsAt: addDays(running.period_ends_at, GRACE_DAYS).toISOString(),
      amountMinor: payment.amount_minor,
      currency: payment.currency,
    },
  });
};
