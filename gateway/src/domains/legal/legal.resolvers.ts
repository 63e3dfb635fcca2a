import { localeName } from '../../graph/locale';
import type { Resolvers } from '../../graph/resolver-types.generated';

export const legalResolvers: Resolvers = {
  LegalPage: {
    language: ({ locale }) => localeName(locale),
    changedOn: ({ changed_on }) => changed_on,
  },
};
