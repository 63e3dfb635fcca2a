import type { Resolvers } from '../../graph/resolver-types.generated';

export const rowResolvers: Resolvers = {
  RowItem: {
    __resolveType: (item) => ('code' in item ? 'Video' : 'title' in item ? 'Show' : 'Channel'),
  },
};
