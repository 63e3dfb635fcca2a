import type { Locale } from '@sahra/schemas/constants';
import { createContext, useContext } from 'react';

import { localizePath } from './localize-path';

export interface PageLocale {
  locale: Locale;
  /** Whether the address carries the language: links keep the form the viewer is in. */
  routed: boolean;
}

export const LocaleContext = createContext<PageLocale>({ locale: 'en', routed: false });

export const usePageLocale = (): PageLocale => useContext(LocaleContext);

/** Turns an unprefixed path into one of the form the page is in. */
export const useLocalize = (): ((path: string) => string) => {
  const { locale, routed } = usePageLocale();
  return (path) => localizePath(path, routed ? locale : null);
};
