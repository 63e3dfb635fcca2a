import type { Static } from 'typebox';

import type { EntitlementSchema } from './entitlement.schema';

export type Entitlement = Static<typeof EntitlementSchema>;

/** What a subscription says about the right to watch. */
export interface SubscriptionFacts {
  periodEndsAt: Date;
}

/** The one rule of what a viewer may watch: paid until the end of the period that is paid for or on trial, else free without end. */
export const entitlementOf = (subscription: SubscriptionFacts | null, now: Date): Entitlement =>
  subscription && subscription.periodEndsAt > now
    ? { level: 'paid', until: subscription.periodEndsAt.toISOString() }
    : { level: 'free', until: null };
