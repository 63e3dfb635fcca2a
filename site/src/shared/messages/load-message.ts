import type { Locale } from '@sahra/schemas/constants';
import { ownValue } from '@sahra/schemas/own-value';

const FILES: Record<Locale, () => Promise<{ default: Record<string, string> }>> = {
  en: () => import('@sahra/schemas/messages/en.json'),
  ar: () => import('@sahra/schemas/messages/ar.json'),
};

/** The text of `SOMETHING_WENT_WRONG`, with the code of the page: the failure may be that no script comes. */
const GENERAL: Record<Locale, string> = {
  en: 'something went wrong, please try again!',
  ar: 'حدث خطأ ما، حاول مرة أخرى!',
};

/**
 * Loads the text of the message code of a failure in the page's locale on demand. Unknown codes, and texts that do not
 * come, return the general error text.
 */
export const loadMessage = async (code: string, locale: Locale): Promise<string> => {
  const { default: texts } = await FILES[locale]().catch(() => ({ default: {} }));
  return ownValue(texts, code) ?? GENERAL[locale];
};
