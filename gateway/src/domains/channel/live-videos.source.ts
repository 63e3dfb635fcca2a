import { PAGE_SIZE_MAX } from '@sahra/schemas/constants';

import { tagList } from '../../content/tagged-values';
import { unbatchedSource } from '../../content/unbatched-source';
import type { CmsClient } from '../../upstreams/cms/cms.client';
import type { VideoRecord } from '../../upstreams/cms/cms-records';

/** Pages of live events that are read at most; events that were recorded are no live events any more. */
const PAGES_MAX = 4;

/** Source of all live events: those of several channels are found in one read. */
export const liveVideosSource = (cms: CmsClient) =>
  unbatchedSource(
    'liveVideos',
    (all: 'all') => all,
    async (reading) => {
      const videos: VideoRecord[] = [];
      let cursor: string | null = null;
      for (let page = 0; page < PAGES_MAX; page += 1) {
        const { items, next } = await cms.videos(reading, { live: true, limit: PAGE_SIZE_MAX, cursor });
        videos.push(...items);
        cursor = next;
        if (cursor === null) break;
      }
      return tagList.videos(videos, videos);
    },
  );
