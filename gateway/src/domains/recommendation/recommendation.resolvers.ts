import type { Resolvers } from '../../graph/resolver-types.generated';
import { recommendShows } from './recommend-shows';

export const recommendationResolvers: Resolvers = {
  Viewer: {
    recommendation: ({ own }, _args, context) => recommendShows(own, context.public),
  },
};
