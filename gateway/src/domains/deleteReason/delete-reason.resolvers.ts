import { localeName } from '../../graph/locale';
import type { Resolvers } from '../../graph/resolver-types.generated';

export const deleteReasonResolvers: Resolvers = {
  Query: {
    deleteReasons: (_root, _args, { public: { deleteReasons } }) => deleteReasons.load('all'),
  },
  DeleteReason: {
    language: ({ locale }) => localeName(locale),
  },
};
