import { DIRECTION } from '@sahra/schemas/constants';
import type { Locale } from '@sahra/schemas/constants';

/** `lang` and `dir` for words that are in another language than the page: an untranslated record says so. */
export const languageProps = (
  language: 'EN' | 'AR',
  page: Locale,
): { lang?: Locale; dir?: 'ltr' | 'rtl' } => {
  const locale: Locale = language === 'AR' ? 'ar' : 'en';
  return locale === page ? {} : { lang: locale, dir: DIRECTION[locale] };
};
