import { localeName } from '../../graph/locale';
import type { Resolvers } from '../../graph/resolver-types.generated';
import { pageId } from '../page/page-id';

export const legalResolvers: Resolvers = {
  LegalPage: {
    id: pageId,
    language: ({ locale }) => localeName(locale),
    changedOn: ({ changed_on }) => changed_on,
  },
};
