import { connectionOf } from '../../graph/connection';
import type { Resolvers } from '../../graph/resolver-types.generated';

export const relatedResolvers: Resolvers = {
  Query: {
    related: (_root, { code, ...args }, { public: { related } }) =>
      connectionOf(args, (limit) => related.load({ code, limit })),
    next: (_root, { code }, { public: { next } }) => next.load(code),
  },
};
