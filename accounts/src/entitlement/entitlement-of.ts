import type { Static } from 'typebox';

import { GRACE_DAYS } from '@sahra/schemas/constants';

import { addDays } from '../time/add-days';
import type { EntitlementSchema } from './entitlement.schema';

export type Entitlement = Static<typeof EntitlementSchema>;

/** What a subscription says about the right to watch. */
export interface SubscriptionFacts {
  /** End of the period that is paid for or on trial. */
  periodEndsAt: Date;
  /** Whether a further period follows by itself. */
  renews: boolean;
}

/**
 * The one rule of what a viewer may watch: paid until the end of the period that is paid for or on trial, else free without end.
 * What renews is paid for the days of grace too (acceptance.md A-17), so that watching never stops while a renewal is under way.
 */
export const entitlementOf = (subscription: SubscriptionFacts | null, now: Date): Entitlement => {
  if (!subscription) return { level: 'free', until: null };
  const { periodEndsAt, renews } = subscription;
  const until = renews ? addDays(periodEndsAt, GRACE_DAYS) : periodEndsAt;
  return until > now ? { level: 'paid', until: until.toISOString() } : { level: 'free', until: null };
};
