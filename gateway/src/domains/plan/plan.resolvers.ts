import type { Resolvers } from '../../graph/resolver-types.generated';

export const planResolvers: Resolvers = {
  Query: {
    plans: () => [],
    plansCopy: () => [],
  },
};
