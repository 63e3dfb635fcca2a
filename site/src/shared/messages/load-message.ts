import type { Locale } from '@sahra/schemas/constants';
import { ownValue } from '@sahra/schemas/own-value';

const FILES: Record<Locale, () => Promise<{ default: Record<string, string> }>> = {
  en: () => import('@sahra/schemas/messages/en.json'),
  ar: () => import('@sahra/schemas/messages/ar.json'),
};

/** Loads the text of a message code in the page's locale on demand; unknown codes return the general error text. */
export const loadMessage = async (code: string, locale: Locale): Promise<string> => {
  const { default: texts } = await FILES[locale]();
  return ownValue(texts, code) ?? texts['SOMETHING_WENT_WRONG'] ?? '';
};
