import { GRACE_DAYS } from '@sahra/schemas/constants';

import type { Entitlement, EntitlementRule } from '../../identity/identity.module';
import { addDays } from '../../platform/time/add-days';
import { renews } from './subscription';

/** What a subscription says about the right to watch. */
export interface SubscriptionFacts {
  /** End of the period that is paid for or on trial. */
  periodEndsAt: Date;
  /** Whether a further period follows by itself. */
  renews: boolean;
}

/**
 * The one rule of what a viewer may watch: paid until the end of the period that is paid for or on trial, else free without end.
 * What renews is paid for the days of grace too (docs/product/rules.md R26), so that watching never stops while a renewal is under way.
 */
export const entitlementOf = (subscription: SubscriptionFacts | null, now: Date): Entitlement => {
  if (!subscription) return { level: 'free', until: null };
  const { periodEndsAt, renews } = subscription;
  const until = renews ? addDays(periodEndsAt, GRACE_DAYS) : periodEndsAt;
  return until > now ? { level: 'paid', until: until.toISOString() } : { level: 'free', until: null };
};

/** `entitlementOf` for what a request knows of its viewer. */
export const entitlementOfViewer: EntitlementRule = (subscription, now) => {
  if (!subscription) return entitlementOf(null, now);
  const { periodEndsAt, cancelledAt, paymentMethod } = subscription;
  return entitlementOf(
    { periodEndsAt, renews: renews({ cancelled_at: cancelledAt, payment_method: paymentMethod }) },
    now,
  );
};
