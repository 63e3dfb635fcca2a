import type { EntitlementLevel, Resolvers } from '../../graph/resolver-types.generated';
import type { EntitlementRecord } from '../../upstreams/accounts/accounts-records';

const LEVELS = { free: 'FREE', paid: 'PAID' } as const satisfies Record<
  EntitlementRecord['level'],
  EntitlementLevel
>;

export const viewerResolvers: Resolvers = {
  Query: {
    viewer: (_root, _args, { viewer }) => viewer?.details.load() ?? null,
  },
  Viewer: {
    emailVerified: ({ email_verified }) => email_verified,
    hasPassword: ({ has_password }) => has_password,
    hasSubscription: ({ has_subscription }) => has_subscription,
    subscriptionType: ({ subscription_type }) => subscription_type,
    withAds: ({ with_ads }) => with_ads,
    subscriptionPaymentMethod: ({ subscription_payment_method }) => subscription_payment_method,
  },
  Entitlement: {
    level: ({ level }) => LEVELS[level],
  },
};
