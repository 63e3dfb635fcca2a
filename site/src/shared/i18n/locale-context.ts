import type { Locale } from '@sahra/schemas/constants';
import { createContext, useContext } from 'react';

import { localizePath } from './localize-path';

export interface PageLocale {
  locale: Locale;
  /** Whether the URL has a locale prefix: links keep the viewer's URL form. */
  routed: boolean;
}

export const LocaleContext = createContext<PageLocale>({ locale: 'en', routed: false });

export const usePageLocale = (): PageLocale => useContext(LocaleContext);

/** Returns a function that adds the page's locale prefix to an unprefixed path, if the page has one. */
export const useLocalize = (): ((path: string) => string) => {
  const { locale, routed } = usePageLocale();
  return (path) => localizePath(path, routed ? locale : null);
};
