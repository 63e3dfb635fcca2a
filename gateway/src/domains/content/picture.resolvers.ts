import type { Resolvers } from '../../graph/resolver-types.generated';

export const pictureResolvers: Resolvers = {
  Picture: {
    renditions: () => [],
    tint: () => null,
  },
};
