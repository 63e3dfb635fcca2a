import { DIRECTION, type Locale } from '@sahra/schemas/constants';

const BRAND: Readonly<Record<Locale, string>> = { en: 'Sahra', ar: 'سهرة' };
/** How Strapi ends the title of each of its pages. */
const STRAPI_TITLE = / \| Strapi$/;

const pageLocale = (): Locale => (document.documentElement.lang === 'ar' ? 'ar' : 'en');

const rename = (): void => {
  if (STRAPI_TITLE.test(document.title))
    document.title = document.title.replace(STRAPI_TITLE, ` · ${BRAND[pageLocale()]}`);
};

/**
 * Follows what Strapi's own screens do to the page: a language that is chosen at sign-in sets the direction too, and the
 * title names the product. Returns a function that stops it.
 */
export const followStrapiPage = (): (() => void) => {
  const language = new MutationObserver(() => {
    document.documentElement.dir = DIRECTION[pageLocale()];
  });
  language.observe(document.documentElement, { attributeFilter: ['lang'] });
  const title = new MutationObserver(rename);
  title.observe(document.head, { childList: true, subtree: true, characterData: true });
  return () => {
    language.disconnect();
    title.disconnect();
  };
};
