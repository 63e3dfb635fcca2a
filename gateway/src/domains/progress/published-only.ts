import type { GraphContext } from '../../graph/graph-context';
import { UpstreamFailure } from '../../upstreams/http/upstream-failure';

/** What accounts takes in one call. */
const MERGE_MAX = 50;

/** Those entries whose video is published and recorded; more than a guest can bring are refused before a video is asked for. */
export const publishedOnly = async <Entry extends { code: string }>(
  { public: { video } }: GraphContext,
  entries: readonly Entry[],
): Promise<Entry[]> => {
  if (entries.length > MERGE_MAX)
    throw new UpstreamFailure('accounts', 422, 'BAD_USER_INPUT', { entries: ['BAD_USER_INPUT'] });
  const videos = await Promise.all(entries.map(({ code }) => video.load(code)));
  return entries.filter((_entry, index) => videos[index]?.live === false);
};
