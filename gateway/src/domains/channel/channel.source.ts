import { isSlug } from '@sahra/schemas/identity';

import { foundList, foundOne } from '../../content/findings';
import { keyedSource } from '../../content/keyed-source';
import { singleSource } from '../../content/single-source';
import type { CmsClient } from '../../upstreams/cms/cms.client';

export const channelSource = (cms: CmsClient) =>
  keyedSource({
    name: 'channel',
    isPossible: isSlug,
    keyOf: ({ slug }) => slug,
    one: cms.channel,
    many: cms.channelsBySlug,
    found: foundOne.channel,
  });

/** Source of all channels: the cms returns the complete list. */
export const channelsSource = (cms: CmsClient) =>
  singleSource(
    'channels',
    (all: 'all') => all,
    async (reading) => {
      const channels = await cms.channels(reading);
      return foundList.channels(channels, channels);
    },
  );
