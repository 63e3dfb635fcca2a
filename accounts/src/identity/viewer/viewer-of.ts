import type { Static } from 'typebox';

import type { Locale } from '@sahra/schemas/constants';

import type { EntitlementSchema } from './entitlement.schema';
import type { SessionViewer } from './session-viewer';
import type { ViewerSchema } from './viewer.schema';

export type Entitlement = Static<typeof EntitlementSchema>;

/** Rule for what a viewer may watch; billing defines it and app injects it. */
export type EntitlementRule = (subscription: SessionViewer['subscription'], now: Date) => Entitlement;

export type Viewer = Static<typeof ViewerSchema>;

/** Builds the response of `POST /api/details`; all subscription fields follow from the entitlement. */
export const viewerOf = (
  facts: SessionViewer,
  entitlementOf: EntitlementRule,
  locale: Locale,
  now: Date,
): Viewer => {
  const entitlement = entitlementOf(facts.subscription, now);
  const running = entitlement.level === 'paid' ? facts.subscription : null;
  return {
    id: facts.id,
    name: facts.name,
    email: facts.email,
    email_verified: facts.emailVerified,
    has_password: facts.hasPassword,
    has_subscription: running !== null,
    subscription_type: running && { name: running.names[locale] },
    with_ads: running?.withAds ?? true,
    subscription_payment_method: running?.paymentMethod ?? null,
    entitlement,
  };
};
