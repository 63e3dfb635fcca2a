import type { Locale } from '@sahra/schemas/constants';
import { ownValue } from '@sahra/schemas/own-value';

const FILES: Record<Locale, () => Promise<{ default: Record<string, string> }>> = {
  en: () => import('@sahra/schemas/messages/en.json'),
  ar: () => import('@sahra/schemas/messages/ar.json'),
};

/** Text of a code in the page's language, fetched when it is needed; unknown codes read as the general failure. */
export const loadMessage = async (code: string, locale: Locale): Promise<string> => {
  const { default: texts } = await FILES[locale]();
  return ownValue(texts, code) ?? texts['SOMETHING_WENT_WRONG'] ?? '';
};
