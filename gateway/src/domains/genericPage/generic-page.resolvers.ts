import { localeName } from '../../graph/locale';
import type { Resolvers } from '../../graph/resolver-types.generated';
import { pageId } from '../page/page-id';

export const genericPageResolvers: Resolvers = {
  GenericPage: {
    id: pageId,
    language: ({ locale }) => localeName(locale),
    updatedAt: ({ updated_at }) => updated_at,
  },
};
