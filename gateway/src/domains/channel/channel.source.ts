import { isSlug } from '@sahra/schemas/identity';

import { tagList, tagRecord } from '../../content/tagged-values';
import { keyedSource } from '../../content/keyed-source';
import { unbatchedSource } from '../../content/unbatched-source';
import type { CmsClient } from '../../upstreams/cms/cms.client';

export const channelSource = (cms: CmsClient) =>
  keyedSource({
    name: 'channel',
    isPossible: isSlug,
    keyOf: ({ slug }) => slug,
    one: cms.channel,
    many: cms.channelsBySlug,
    found: tagRecord.channel,
  });

/** Source of all channels: the cms returns the complete list. */
export const channelsSource = (cms: CmsClient) =>
  unbatchedSource(
    'channels',
    (all: 'all') => all,
    async (reading) => {
      const channels = await cms.channels(reading);
      return tagList.channels(channels, channels);
    },
  );
