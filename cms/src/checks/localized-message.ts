import type { Locale } from '@sahra/schemas/constants';
import type { Core } from '@strapi/strapi';

/** Message for an editor, in all languages of the admin panel. */
export type LocalizedMessage = Readonly<Record<Locale, string>>;

/** Returns `sentence` in the current user's admin language; English for scripts. */
export const localizeForUser = (strapi: Core.Strapi, sentence: LocalizedMessage): string => {
  const user: unknown = strapi.requestContext.get()?.state['user'];
  const isArabic =
    typeof user === 'object' && user !== null && 'preferedLanguage' in user && user.preferedLanguage === 'ar';
  return sentence[isArabic ? 'ar' : 'en'];
};
