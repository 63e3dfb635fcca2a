import { DIRECTION } from '@sahra/schemas/constants';
import type { Locale } from '@sahra/schemas/constants';

/** Returns `lang` and `dir` for text in another language than the page, such as an untranslated record. */
export const languageProps = (
  language: 'EN' | 'AR',
  page: Locale,
): { lang?: Locale; dir?: 'ltr' | 'rtl' } => {
  const locale: Locale = language === 'AR' ? 'ar' : 'en';
  return locale === page ? {} : { lang: locale, dir: DIRECTION[locale] };
};
