import type { Locale } from '@sahra/schemas/constants';

import { apolloClient } from '../graph/apollo-client';
import { authState } from './auth-state';
import { storeViewer } from './start-session';
import { ViewerDocument } from './viewer.query.generated';

/** Loads the details of the signed-in viewer; requires a stored access token. */
export const loadViewer = async (locale: Locale): Promise<void> => {
  const { data } = await apolloClient(locale).query({ query: ViewerDocument, fetchPolicy: 'network-only' });
  const token = authState.get()?.token;
  if (data?.viewer && token) storeViewer(data.viewer, token);
};
