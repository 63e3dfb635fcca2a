import { GRACE_DAYS } from '@sahra/schemas/constants';

import type { Entitlement, EntitlementRule } from '../../identity/identity.module';
import { addDays } from '../../platform/time/add-days';
import { isAutoRenewing } from './subscription';

/** Fields of a subscription that decide the entitlement. */
export interface SubscriptionFacts {
  /** End of the paid period or of the trial. */
  periodEndsAt: Date;
  /** Whether the subscription renews automatically. */
  renews: boolean;
}

/**
 * Returns what a viewer may watch: the paid level until the end of the paid period or trial, else free
 * without end. No other code decides this.
 * A subscription that renews keeps the paid level for the days of grace (docs/product/rules.md R26), so that
 * watching never stops during a renewal.
 */
export const entitlementOf = (subscription: SubscriptionFacts | null, now: Date): Entitlement => {
  if (!subscription) return { level: 'free', until: null };
  const { periodEndsAt, renews } = subscription;
  const until = renews ? addDays(periodEndsAt, GRACE_DAYS) : periodEndsAt;
  return until > now ? { level: 'paid', until: until.toISOString() } : { level: 'free', until: null };
};

/** Applies `entitlementOf` to the subscription fields that a request has loaded with its viewer. */
export const entitlementOfViewer: EntitlementRule = (subscription, now) => {
  if (!subscription) return entitlementOf(null, now);
  const { periodEndsAt, cancelledAt, paymentMethod } = subscription;
  return entitlementOf(
    { periodEndsAt, renews: isAutoRenewing({ cancelled_at: cancelledAt, payment_method: paymentMethod }) },
    now,
  );
};
