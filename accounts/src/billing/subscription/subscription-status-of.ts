import { entitlementOf } from './entitlement-of';
import type { Subscription } from './subscription';
import { renews } from './subscription';

type SubscriptionStatus = 'trial' | 'active' | 'cancelled' | 'past_due' | 'free';

/** What a subscription is called at this moment; it follows from the entitlement, so that the two never disagree. */
export const subscriptionStatusOf = (
  subscription: Subscription | undefined,
  now: Date,
): SubscriptionStatus => {
  if (subscription?.ended_at !== null) return 'free';
  const facts = { periodEndsAt: subscription.period_ends_at, renews: renews(subscription) };
  if (entitlementOf(facts, now).level === 'free') return 'free';
  return subscription.cancelled_at === null ? subscription.status : 'cancelled';
};
