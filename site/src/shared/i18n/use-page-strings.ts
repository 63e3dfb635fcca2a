import { createContext, createElement, useContext, useMemo } from 'react';
import type { ReactNode } from 'react';

import type { PageStrings } from './page-strings';

interface Context {
  i18n: PageStrings;
}

/** Strings of the page, for all of its components. */
const I18nContext = createContext<Context | null>(null);

interface Props {
  i18n: PageStrings;
  children?: ReactNode;
}

export const I18nextProvider = ({ i18n, children }: Props) => {
  const value = useMemo(() => ({ i18n }), [i18n]);
  return createElement(I18nContext.Provider, { value }, children);
};

/**
 * react-i18next's hook for strings that are there from the start and never change: browsers load it in place of that
 * package (decision 0135).
 */
export const useTranslation = (ns?: string) => {
  const context = useContext(I18nContext);
  if (!context) throw new Error('The strings of the page are missing');
  const { i18n } = context;
  const t = useMemo(() => i18n.getFixedT(null, ns ?? i18n.options.defaultNS), [i18n, ns]);
  return { t, i18n, ready: true };
};
