import { DesignSystemProvider } from '@strapi/design-system';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';

import type { Locale } from '@sahra/schemas/constants';

interface Props {
  locale: Locale;
  messages: Readonly<Record<string, string>>;
  children: ReactNode;
}

/** Gives a part of the admin its texts and its look, in a language of the admin. */
export const InAdmin = ({ locale, messages, children }: Props) => (
  <IntlProvider locale={locale} messages={{ ...messages }}>
    <DesignSystemProvider locale={locale}>{children}</DesignSystemProvider>
  </IntlProvider>
);
