import { nodeId } from '../../graph/node-id';
import type { EntitlementLevel, Resolvers } from '../../graph/resolver-types.generated';
import type { EntitlementRecord } from '../../upstreams/accounts/accounts-records';

const LEVELS = { free: 'FREE', paid: 'PREMIUM' } as const satisfies Record<
  EntitlementRecord['level'],
  EntitlementLevel
>;

export const viewerResolvers: Resolvers = {
  Query: {
    viewer: async (_root, _args, { viewer: own }) => own && { ...(await own.details.load()), own },
  },
  Viewer: {
    id: ({ id }) => nodeId('Viewer', id),
    emailVerified: ({ email_verified }) => email_verified,
    hasPassword: ({ has_password }) => has_password,
    hasSubscription: ({ has_subscription }) => has_subscription,
  },
  Entitlement: {
    level: ({ level }) => LEVELS[level],
    endsAt: ({ until }) => until,
  },
};
