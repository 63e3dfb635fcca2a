import { connectionOf } from '../../graph/connection';
import { localeName } from '../../graph/locale';
import type { Resolvers } from '../../graph/resolver-types.generated';

export const genericPageResolvers: Resolvers = {
  Query: {
    genericPages: (_root, args, { public: { genericPages } }) =>
      connectionOf(args, (limit, cursor) => genericPages.load({ limit, cursor })),
  },
  GenericPage: {
    language: ({ locale }) => localeName(locale),
  },
};
