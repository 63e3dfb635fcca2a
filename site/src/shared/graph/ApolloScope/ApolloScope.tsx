import { ApolloProvider } from '@apollo/client/react';
import type { ReactNode } from 'react';

import { authState } from '../../auth/auth-state';
import { usePageLocale } from '../../i18n/locale-context';
import { useStore } from '../../store/use-store';
import { apolloClient } from '../apollo-client';

/** Gives the parts of a page that work with the viewer's graph their client; a login or sign-out changes it. */
export const ApolloScope = ({ children }: { children: ReactNode }) => {
  const { locale } = usePageLocale();
  useStore(authState, null);
  return <ApolloProvider client={apolloClient(locale)}>{children}</ApolloProvider>;
};
