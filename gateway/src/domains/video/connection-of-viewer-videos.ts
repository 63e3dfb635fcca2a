import { connectionOf } from '../../graph/connection';
import type { Connection, ConnectionArgs } from '../../graph/connection';
import type { GraphContext } from '../../graph/graph-context';
import type { RecordPage, VideoRecord } from '../../upstreams/cms/cms-records';

/** Video together with the viewer's record about it in accounts. */
export interface ViewerVideo<Kept> {
  kept: Kept;
  video: VideoRecord;
}

/**
 * Builds a connection over a list of accounts that contains video codes. Unpublished videos are left out.
 * Pages of accounts always have the same size, so that an offset in a cursor points
 * to the same video for every `first`.
 */
export const connectionOfViewerVideos = <Kept extends { code: string }>(
  { public: { video } }: GraphContext,
  args: ConnectionArgs,
  fetchPage: (after: string | null) => Promise<RecordPage<Kept>>,
): Promise<Connection<ViewerVideo<Kept>>> =>
  connectionOf(args, async (_limit, after) => {
    const { items, next } = await fetchPage(after);
    const videos = await Promise.all(items.map(({ code }) => video.load(code)));
    const pairs = items.map((kept, index) => ({ kept, video: videos[index] ?? null }));
    return {
      items: pairs.flatMap(({ kept, video: found }) => (found ? [{ kept, video: found }] : [])),
      next,
    };
  });
