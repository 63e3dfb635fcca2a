import type { Resolvers } from '../../graph/resolver-types.generated';

export const metaTagsResolvers: Resolvers = {
  Query: {
    metaTags: (_root, { code }, { public: { metaTags } }) => metaTags.load(code),
  },
  MetaTags: {
    metaDescription: ({ meta_description }) => meta_description,
    metaImage: ({ meta_picture }) => meta_picture,
  },
};
