import { ApolloProvider } from '@apollo/client/react';
import type { ReactNode } from 'react';

import { authState } from '../../auth/auth-state';
import { usePageLocale } from '../../i18n/locale-context';
import { useStore } from '../../store/use-store';
import { apolloClient } from '../apollo-client';

/**
 * Provides the Apollo client to the parts of a page that use the viewer's graph; a login or sign-out replaces the
 * client.
 */
export const ApolloScope = ({ children }: { children: ReactNode }) => {
  const { locale } = usePageLocale();
  useStore(authState, null);
  return <ApolloProvider client={apolloClient(locale)}>{children}</ApolloProvider>;
};
