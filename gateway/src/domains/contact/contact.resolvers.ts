import { localeName } from '../../graph/locale';
import type { Resolvers } from '../../graph/resolver-types.generated';

export const contactResolvers: Resolvers = {
  ContactPage: {
    language: ({ locale }) => localeName(locale),
    formTitle: ({ form_title }) => form_title,
    formHint: ({ form_hint }) => form_hint,
    phonesTitle: ({ phones_title }) => phones_title,
  },
};
