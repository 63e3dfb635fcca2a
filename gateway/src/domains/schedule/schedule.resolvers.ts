import { connectionOfAll } from '../../graph/connection';
import type { Resolvers } from '../../graph/resolver-types.generated';

export const scheduleResolvers: Resolvers = {
  Query: {
    schedule: (_root, args) => connectionOfAll(args, []),
  },
};
