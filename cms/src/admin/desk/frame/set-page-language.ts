import { DIRECTION, type Locale } from '@sahra/schemas/constants';

/** Sets language and direction of the whole page, for the desk and for Strapi's own screens. */
export const setPageLanguage = (locale: Locale): void => {
  document.documentElement.lang = locale;
  document.documentElement.dir = DIRECTION[locale];
};
