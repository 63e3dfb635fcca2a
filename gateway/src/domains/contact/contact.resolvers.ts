import { localeName } from '../../graph/locale';
import type { Resolvers } from '../../graph/resolver-types.generated';
import { pageId } from '../page/page-id';

export const contactResolvers: Resolvers = {
  ContactPage: {
    id: pageId,
    language: ({ locale }) => localeName(locale),
    formTitle: ({ form_title }) => form_title,
    formHint: ({ form_hint }) => form_hint,
    phonesTitle: ({ phones_title }) => phones_title,
  },
};
