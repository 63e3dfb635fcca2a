import type { Resolvers } from '../../graph/resolver-types.generated';

export const pictureResolvers: Resolvers = {
  PictureRendition: {
    mimeType: ({ type }) => type,
  },
};
