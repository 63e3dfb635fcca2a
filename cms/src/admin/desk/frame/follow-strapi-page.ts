import { DIRECTION, type Locale } from '@sahra/schemas/constants';

import { adminLocale } from '../../admin-locale';

const BRAND: Readonly<Record<Locale, string>> = { en: 'Sahra', ar: 'سهرة' };
/** How Strapi ends the title of each of its pages, and the title before the first one. */
const STRAPI_TITLE = ' | Strapi';
const FIRST_TITLE = 'Strapi Admin';

/** The language of the page, which Strapi's sign-in can set. */
const pageLocale = (): Locale => adminLocale(document.documentElement.lang);

const rename = (): void => {
  const brand = BRAND[pageLocale()];
  if (document.title === FIRST_TITLE) document.title = brand;
  else if (document.title.endsWith(STRAPI_TITLE))
    document.title = `${document.title.slice(0, -STRAPI_TITLE.length)} · ${brand}`;
};

/**
 * Follows what Strapi's own screens do to the page: a language that is chosen at sign-in sets the direction too and is
 * told to the server, and the title names the product. Returns a function that stops it.
 */
export const followStrapiPage = (): (() => void) => {
  const followLanguage = (): void => {
    const locale = pageLocale();
    document.documentElement.dir = DIRECTION[locale];
    // The server refuses a sign-in in this language.
    document.cookie = `sahra-desk-language=${locale}; path=/admin; samesite=strict`;
  };
  followLanguage();
  const language = new MutationObserver(followLanguage);
  language.observe(document.documentElement, { attributeFilter: ['lang'] });
  rename();
  const title = new MutationObserver(rename);
  title.observe(document.head, { childList: true, subtree: true, characterData: true });
  return () => {
    language.disconnect();
    title.disconnect();
  };
};
