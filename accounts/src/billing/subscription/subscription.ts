import type { Selectable, Transaction } from 'kysely';

import type { Queries } from '../../platform/database/database';
import type { Tables } from '../../platform/database/tables';
import { enqueueMail } from '../../platform/mail/enqueue-mail';
import type { MailData } from '../../platform/mail/mail-data';

/** Returns whether the subscription renews automatically. */
export const isAutoRenewing = ({
  cancelled_at,
  payment_method,
}: Pick<Subscription, 'cancelled_at' | 'payment_method'>): boolean =>
  cancelled_at === null && payment_method !== 'voucher';

export type Subscription = Selectable<Tables['subscriptions']>;

/**
 * Finds the subscription of a viewer that has not ended; there is at most one. Lock the viewer before
 * changing it.
 */
export const findRunningSubscription = (
  queries: Queries,
  viewerId: string,
): Promise<Subscription | undefined> =>
  queries
    .selectFrom('subscriptions')
    .selectAll()
    .where('viewer_id', '=', viewerId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();

/** Ends a subscription without a word: the caller tells the viewer why. */
export const closeSubscription = async (
  trx: Transaction<Tables>,
  { id }: Pick<Subscription, 'id'>,
  now: Date,
): Promise<void> => {
  await trx
    .updateTable('subscriptions')
    .set({ ended_at: now })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute();
};

/** Ends a subscription: the viewer is on the free plan from now on, and receives a mail. */
export const endSubscription = async (
  trx: Transaction<Tables>,
  subscription: Subscription,
  now: Date,
): Promise<void> => {
  const { id, viewer_id, plan_id } = subscription;
  await closeSubscription(trx, subscription, now);
  await enqueueSubscriberMail(trx, {
    mail: 'subscription-ended',
    key: `subscription-ended ${id}`,
    viewerId: viewer_id,
    planId: plan_id,
    at: now,
    data: {},
  });
};

/**
 * Finds the running subscription of a locked viewer. Ends one whose last period is over when its job has not
 * run yet.
 */
export const expireLapsedSubscription = async (
  trx: Transaction<Tables>,
  viewerId: string,
  now: Date,
): Promise<Subscription | undefined> => {
  const running = await findRunningSubscription(trx, viewerId);
  if (!running || isAutoRenewing(running) || running.period_ends_at > now) return running;
  await endSubscription(trx, running, now);
  return undefined;
};

type SubscriptionMail =
  | 'receipt'
  | 'trial-started'
  | 'trial-ends-soon'
  | 'plan-changed'
  | 'payment-method-changed'
  | 'payment-refunded'
  | 'payment-disputed'
  | 'card-expires-soon'
  | 'renewal-failed'
  | 'subscription-ended'
  | 'subscription-cancelled';

interface Letter<Name extends SubscriptionMail> {
  mail: Name;
  key: string;
  viewerId: string;
  planId: string;
  at: Date;
  data: Omit<MailData[Name], 'name' | 'plan'>;
}

/**
 * Mails a subscriber about their plan, in the viewer's current language; does nothing after the viewer was
 * purged.
 */
export const enqueueSubscriberMail = async <Name extends SubscriptionMail>(
  trx: Transaction<Tables>,
  { mail, key, viewerId, planId, at, data }: Letter<Name>,
): Promise<void> => {
  const found = await trx
    .selectFrom('viewers')
    .innerJoin('plans', (join) => join.on('plans.id', '=', planId))
    .select(['viewers.name', 'viewers.email', 'viewers.locale', 'plans.name_en', 'plans.name_ar'])
    .where('viewers.id', '=', viewerId)
    .executeTakeFirst();
  if (!found) return;
  const { name, email, locale } = found;
  const plan = locale === 'ar' ? found.name_ar : found.name_en;
  // The type of `data` follows from `Name`, but TypeScript cannot infer that through a spread.
  const whole = { ...data, name, plan } as unknown as MailData[Name];
  await enqueueMail(trx, key, { mail, to: email, locale, data: whole } as never, at);
};
