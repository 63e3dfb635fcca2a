import type { Core } from '@strapi/strapi';

import type { Locale } from '@sahra/schemas/constants';

/** What an editor is told, in the languages in which the desk can be had. */
export type Sentence = Readonly<Record<Locale, string>>;

/** `sentence` in the language in which the asking person wants the desk; English for scripts. */
export const said = (strapi: Core.Strapi, sentence: Sentence): string => {
  const user: unknown = strapi.requestContext.get()?.state['user'];
  const isArabic =
    typeof user === 'object' && user !== null && 'preferedLanguage' in user && user.preferedLanguage === 'ar';
  return sentence[isArabic ? 'ar' : 'en'];
};
