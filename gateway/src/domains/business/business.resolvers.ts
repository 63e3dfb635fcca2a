import { localeName } from '../../graph/locale';
import type { Resolvers } from '../../graph/resolver-types.generated';

export const businessResolvers: Resolvers = {
  BusinessPage: {
    language: ({ locale }) => localeName(locale),
    advertisersTitle: ({ advertisers_title }) => advertisers_title,
    advertisersText: ({ advertisers_text }) => advertisers_text,
    advertisersLabel: ({ advertisers_label }) => advertisers_label,
  },
};
