import type { Locale } from '@sahra/schemas/constants';

import { apolloClient } from '../graph/apollo-client';
import { PreferredChannelsDocument } from './preferred-channels.query.generated';
import { preferredChannels } from './preferred-channels';

/** Loads the channels that the viewer chose; requires a stored access token. */
export const loadPreferredChannels = async (locale: Locale): Promise<void> => {
  const { data } = await apolloClient(locale).query({
    query: PreferredChannelsDocument,
    fetchPolicy: 'network-only',
  });
  const viewer = data?.viewer;
  if (viewer?.preferences)
    preferredChannels.set({ viewer: viewer.id, slugs: viewer.preferences.channels.map(({ slug }) => slug) });
};
