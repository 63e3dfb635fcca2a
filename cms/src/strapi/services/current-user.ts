import type { Core } from '@strapi/strapi';

/** User of the admin panel who sent the current request. */
export interface CurrentUser {
  id: number;
  language: 'en' | 'ar';
}

/** Returns the user of the current request; null for scripts and for requests before authentication. */
export const currentUser = (strapi: Core.Strapi): CurrentUser | null => {
  const user: unknown = strapi.requestContext.get()?.state['user'];
  if (typeof user !== 'object' || user === null || !('id' in user) || typeof user.id !== 'number')
    return null;
  // Strapi spells it with one r.
  const isArabic = 'preferedLanguage' in user && user.preferedLanguage === 'ar';
  return { id: user.id, language: isArabic ? 'ar' : 'en' };
};
