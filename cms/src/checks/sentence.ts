import type { Core } from '@strapi/strapi';

import type { Locale } from '@sahra/schemas/constants';

/** Message for an editor, in all languages of the admin panel. */
export type Sentence = Readonly<Record<Locale, string>>;

/** Returns `sentence` in the current user's admin language; English for scripts. */
export const said = (strapi: Core.Strapi, sentence: Sentence): string => {
  const user: unknown = strapi.requestContext.get()?.state['user'];
  const isArabic =
    typeof user === 'object' && user !== null && 'preferedLanguage' in user && user.preferedLanguage === 'ar';
  return sentence[isArabic ? 'ar' : 'en'];
};
