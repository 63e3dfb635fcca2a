import { CONTENT_VERSION_TAG } from '../../content/tags-of-change';
import { GraphFailure } from '../../graph/graph-failure';
import type { Resolvers } from '../../graph/resolver-types.generated';

export const contentVersionResolvers: Resolvers = {
  Query: {
    contentVersion: (_root, _args, context) => {
      const { feeds } = context.services;
      const version = feeds.version();
      // Without one of the feeds, the version would be lower than before a restart.
      if (version === null) throw new GraphFailure('UPSTREAM_UNAVAILABLE');
      // No loader runs in this resolver, so the flag is set here.
      context.dependencies.add('cms', { tags: [CONTENT_VERSION_TAG], expiresAt: null });
      if (!feeds.cms.reachable) context.stale = true;
      return version;
    },
  },
};
