import { DUNNING_DAYS, GRACE_DAYS } from '@sahra/schemas/constants';
import type { Transaction } from 'kysely';

import type { Tables } from '../../platform/database/tables';
import type { JobPayloads } from '../../platform/jobs/job-payloads';
import { addDays } from '../../platform/time/add-days';
import type { Payment } from '../payment/payment';
import { renewalHoldOf } from '../subscription/renewal-hold';
import { lockDueSubscription } from '../subscription/lock-due-subscription';
import { createRenewalPayment } from '../subscription/renewal-payment';
import { endSubscription, isAutoRenewing } from '../subscription/subscription';
import type { Subscription } from '../subscription/subscription';
import { enqueueRenewal } from '../subscription/subscription-period';

type Due = JobPayloads['renewal'];

const LAST_ATTEMPT = DUNNING_DAYS.length - 1;
/** The last attempt is on the last day of grace; one day later nothing is charged. */
const TOO_LATE_DAYS = GRACE_DAYS + 1;

const presentPayment = (trx: Transaction<Tables>, { subscriptionId, periodEndsAt, attempt }: Due) =>
  trx
    .selectFrom('payments')
    .selectAll()
    .where('subscription_id', '=', subscriptionId)
    .where('purpose', '=', 'renewal')
    .where('period_starts_at', '=', new Date(periodEndsAt))
    .where('attempt', '=', attempt)
    .executeTakeFirst();

/**
 * Waits for the store, which charges renewals itself and then sends a notification. Without one by the last
 * day of grace, the subscription ends.
 */
const waitForStore = (
  trx: Transaction<Tables>,
  subscription: Subscription,
  { attempt }: Due,
  now: Date,
): Promise<void> =>
  attempt < LAST_ATTEMPT
    ? enqueueRenewal(trx, subscription, LAST_ATTEMPT)
    : endSubscription(trx, subscription, now);

/**
 * Waits while a payment is disputed: it is tried again on the days of dunning, and at once when the dispute is won. One
 * that is not decided by the last day of grace ends the subscription.
 */
const waitForDispute = (
  trx: Transaction<Tables>,
  subscription: Subscription,
  { attempt }: Due,
  now: Date,
): Promise<void> =>
  attempt < LAST_ATTEMPT
    ? enqueueRenewal(trx, subscription, attempt + 1)
    : endSubscription(trx, subscription, now);

/** Whether the days of grace are over, so that nothing is charged for the next period any more. */
export const isTooLate = (periodEndsAt: Date, now: Date): boolean =>
  now > addDays(periodEndsAt, TOO_LATE_DAYS);

/**
 * Returns the payment to charge at the end of a period; undefined when there is none, `provider` when its payment method
 * is kept by another provider than `configured`. Ends a subscription that does not renew, and one that could not be
 * charged until after the days of grace.
 */
export const beginRenewal = async (
  trx: Transaction<Tables>,
  due: Due,
  { configured, now }: { configured: string; now: Date },
): Promise<Payment | 'provider' | undefined> => {
  const subscription = await lockDueSubscription(trx, due);
  if (!subscription) return undefined;
  const { payment_method, provider, method_ref, locale } = subscription;
  if (!isAutoRenewing(subscription)) {
    await endSubscription(trx, subscription, now);
    return undefined;
  }
  if (payment_method !== 'card' && payment_method !== 'apple_pay') {
    await waitForStore(trx, subscription, due, now);
    return undefined;
  }
  if (isTooLate(subscription.period_ends_at, now)) {
    await endSubscription(trx, subscription, now);
    return undefined;
  }
  const hold = await renewalHoldOf(trx, subscription, configured);
  if (hold === 'provider') return hold;
  if (hold === 'dispute') {
    await waitForDispute(trx, subscription, due, now);
    return undefined;
  }
  const present = await presentPayment(trx, due);
  if (present) return present.status === 'pending' ? present : undefined;
  const howPaid = {
    payment_method,
    provider: provider ?? '',
    method_ref,
    attempt: due.attempt,
    locale,
  };
  return createRenewalPayment(trx, subscription, howPaid, now);
};
