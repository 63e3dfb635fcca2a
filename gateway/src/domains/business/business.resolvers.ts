import { localeName } from '../../graph/locale';
import type { Resolvers } from '../../graph/resolver-types.generated';
import { pageId } from '../page/page-id';

export const businessResolvers: Resolvers = {
  BusinessPage: {
    id: pageId,
    language: ({ locale }) => localeName(locale),
    advertisersTitle: ({ advertisers_title }) => advertisers_title,
    advertisersText: ({ advertisers_text }) => advertisers_text,
    advertisersLabel: ({ advertisers_label }) => advertisers_label,
  },
};
