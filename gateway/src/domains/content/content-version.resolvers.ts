import { GraphFailure } from '../../graph/graph-failure';
import type { Resolvers } from '../../graph/resolver-types.generated';

export const contentVersionResolvers: Resolvers = {
  Query: {
    contentVersion: (_root, _args, context) => {
      const { feeds } = context.services;
      const version = feeds.version();
      // A number without one of the feeds would be smaller than the one before a restart.
      if (version === null) throw new GraphFailure('UPSTREAM_UNAVAILABLE');
      // No loader is asked here that would tell it.
      if (!feeds.cms.reachable) context.stale = true;
      return version;
    },
  },
};
