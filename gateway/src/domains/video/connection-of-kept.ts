import { connectionOf } from '../../graph/connection';
import type { Connection, ConnectionArgs } from '../../graph/connection';
import type { GraphContext } from '../../graph/graph-context';
import type { RecordPage, VideoRecord } from '../../upstreams/cms/cms-records';

/** A video and what accounts keeps of it for the viewer. */
export interface KeptVideo<Kept> {
  kept: Kept;
  video: VideoRecord;
}

/**
 * A connection over a list of accounts that names videos by code. A video that is no longer published is left out.
 * Pages of accounts always have the same size, so that a cursor counts the same videos whatever size is asked for here.
 */
export const connectionOfKept = <Kept extends { code: string }>(
  { public: { video } }: GraphContext,
  args: ConnectionArgs,
  fetchPage: (after: string | null) => Promise<RecordPage<Kept>>,
): Promise<Connection<KeptVideo<Kept>>> =>
  connectionOf(args, async (_limit, after) => {
    const { items, next } = await fetchPage(after);
    const videos = await Promise.all(items.map(({ code }) => video.load(code)));
    const pairs = items.map((kept, index) => ({ kept, video: videos[index] ?? null }));
    return {
      items: pairs.flatMap(({ kept, video: found }) => (found ? [{ kept, video: found }] : [])),
      next,
    };
  });
