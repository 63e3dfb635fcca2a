import { nullIfUnavailable } from '../../content/null-if-unavailable';
import type { Resolvers } from '../../graph/resolver-types.generated';

export const videoOfViewerResolvers: Resolvers = {
  Video: {
    viewerHasSaved: async ({ code }, _args, { viewer }) =>
      viewer ? nullIfUnavailable(viewer.saved.load(code).then((item) => item !== null)) : null,
    viewerProgress: ({ code }, _args, { viewer }) =>
      viewer ? nullIfUnavailable(viewer.progress.load(code)) : null,
  },
};
