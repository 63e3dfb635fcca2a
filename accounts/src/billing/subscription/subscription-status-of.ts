import { entitlementOf } from './entitlement-of';
import type { Subscription } from './subscription';
import { isAutoRenewing } from './subscription';

type SubscriptionStatus = 'trial' | 'active' | 'cancelled' | 'past_due' | 'free';

/** Returns the status of a subscription at `now`. It follows from the entitlement, so the two always agree. */
export const subscriptionStatusOf = (
  subscription: Subscription | undefined,
  now: Date,
): SubscriptionStatus => {
  if (subscription?.ended_at !== null) return 'free';
  const facts = { periodEndsAt: subscription.period_ends_at, renews: isAutoRenewing(subscription) };
  if (entitlementOf(facts, now).level === 'free') return 'free';
  return subscription.cancelled_at === null ? subscription.status : 'cancelled';
};
