import { connectionOf } from '../../graph/connection';
import type { Resolvers } from '../../graph/resolver-types.generated';

export const relatedResolvers: Resolvers = {
  Video: {
    related: ({ code }, args, { public: { related } }) =>
      connectionOf(args, (limit) => related.load({ code, limit })),
    next: ({ code }, _args, { public: { next } }) => next.load(code),
  },
};
