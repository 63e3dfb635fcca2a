import { PAGE_SIZE_MAX } from '@sahra/schemas/constants';

import type { GraphContext } from '../../graph/graph-context';
import type { VideoRecord } from '../../upstreams/cms/cms-records';

/** Reads the episode after a video, in the order of season and number; null when there is none. */
export const nextEpisode = async (
  { code, kind, show }: VideoRecord,
  { public: { videos } }: Pick<GraphContext, 'public'>,
): Promise<VideoRecord | null> => {
  if (kind !== 'episode' || !show) return null;
  let cursor: string | null = null;
  let isPassed = false;
  do {
    const page = await videos.load({ show: show.slug, kind: 'episode', limit: PAGE_SIZE_MAX, cursor });
    const [first] = page.items;
    if (isPassed && first) return first;
    const at = page.items.findIndex((episode) => episode.code === code);
    const following = at < 0 ? undefined : page.items[at + 1];
    if (following) return following;
    isPassed = at >= 0;
    cursor = page.next;
  } while (cursor !== null);
  return null;
};
