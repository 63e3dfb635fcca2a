import type { Locale } from '@sahra/schemas/constants';
import { DIRECTION } from '@sahra/schemas/constants';
import messagesAr from '@sahra/schemas/messages/ar.json';
import messagesEn from '@sahra/schemas/messages/en.json';
import { render } from '@testing-library/react';
import i18next from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';

import ar from '../src/locale/ar.json';
import en from '../src/locale/en.json';
import { LocaleContext } from '../src/shared/i18n/locale-context';
import type { PageContext } from '../src/shared/page/page-context';
import { productMenus } from './menus';

const RESOURCES = {
  en: { interface: en, messages: messagesEn },
  ar: { interface: ar, messages: messagesAr },
};

/** Wraps components with the strings, locale and direction of the site. */
export const wrapInPage = (children: ReactNode, locale: Locale = 'en', routed = true): ReactNode => {
  const i18n = i18next.createInstance();
  void i18n.init({
    lng: locale,
    resources: { [locale]: RESOURCES[locale] },
    defaultNS: 'interface',
    ns: ['interface', 'messages'],
    keySeparator: false,
    interpolation: { escapeValue: false },
    initImmediate: false,
  });
  document.documentElement.lang = locale;
  document.documentElement.dir = DIRECTION[locale];
  return (
    <I18nextProvider i18n={i18n}>
      <LocaleContext.Provider value={{ locale, routed }}>{children}</LocaleContext.Provider>
    </I18nextProvider>
  );
};

export const renderInPage = (children: ReactNode, locale: Locale = 'en') =>
  render(<>{wrapInPage(children, locale)}</>);

/** Returns the page context as the build creates it. */
export const pageContext = (changes: Partial<PageContext<unknown>> = {}): PageContext<unknown> => ({
  page: 'home',
  access: 'public',
  index: true,
  address: '/home',
  shell: false,
  title: 'Home',
  language: 'en',
  i18n: { language: 'en', routed: true },
  record: null,
  chrome: {
    publicUrl: 'https://sahra.example',
    contentVersion: 1,
    builtPaths: ['/', '/home', '/faq', '/shows', '/auth/login', '/auth/register'],
    settings: {
      __typename: 'SiteSettings',
      brand: 'Sahra',
      brandEcho: 'سهرة',
      tagline: 'An evening spent together',
      contactEmail: 'hello@sahra.example',
      madeIn: null,
      paymentBadges: [],
      phones: [],
    },
    menus: productMenus(),
    channels: [
      {
        __typename: 'Channel',
        slug: 'smashi-gaming',
        name: 'Smashi Gaming',
        language: 'EN',
        light: '#ff9f1c',
      },
      { __typename: 'Channel', slug: 'music', name: 'Music', language: 'EN', light: null },
    ],
    texts: [{ __typename: 'GenericPage', slug: 'about' }],
  },
  ...changes,
});
