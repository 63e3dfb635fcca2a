import { PAGE_SIZE_MAX } from '@sahra/schemas/constants';

import type { GraphContext } from '../../graph/graph-context';
import type { VideoRecord } from '../../upstreams/cms/cms-records';

/** Most episodes in the list beside a video. */
const EPISODES_MAX = 30;
/** Episodes before the video, where the list is cut. */
const BEFORE = 9;

/**
 * Reads the episodes of the season of an episode, in their order; those around it when there are more than 30.
 * A show without seasons counts as one season. Empty for everything that is no episode.
 */
export const seasonEpisodes = async (
  { code, kind, show, season_number: season }: VideoRecord,
  { public: { videos } }: Pick<GraphContext, 'public'>,
): Promise<VideoRecord[]> => {
  if (kind !== 'episode' || !show) return [];
  const episodes: VideoRecord[] = [];
  let at = -1;
  let cursor: string | null = null;
  do {
    const page = await videos.load({
      show: show.slug,
      season: season ?? undefined,
      kind: 'episode',
      limit: PAGE_SIZE_MAX,
      cursor,
    });
    episodes.push(...page.items);
    at = episodes.findIndex((episode) => episode.code === code);
    cursor = page.next;
  } while (cursor !== null && (at < 0 || episodes.length < at - BEFORE + EPISODES_MAX));
  const first = Math.max(0, Math.min(at - BEFORE, episodes.length - EPISODES_MAX));
  return episodes.slice(first, first + EPISODES_MAX);
};
