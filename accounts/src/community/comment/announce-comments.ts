import { sql, type Transaction } from 'kysely';

import { appendChange } from '../../platform/change-feed/append-change';
import type { Tables } from '../../platform/database/tables';
import { enqueueVideoCounts } from '../../platform/video/enqueue-video-counts';

interface ChangedComments {
  /** Code of the video whose comments changed. */
  code: string;
  /** Change in the number of visible comments; negative when fewer are visible. */
  added: number;
  now: Date;
}

/**
 * Updates the comment count of a video and appends the change to the change feed. Runs last in a transaction: see
 * `appendChange`.
 */
export const announceComments = async (
  trx: Transaction<Tables>,
  { code, added, now }: ChangedComments,
): Promise<void> => {
  if (added !== 0) {
    // The job is enqueued first, in the same order as for a view: another order could cause a deadlock.
    await enqueueVideoCounts(trx, now);
    await trx
      .insertInto('video_counts')
      .values({ code, comments: String(Math.max(0, added)) })
      .onConflict((conflict) =>
        conflict.column('code').doUpdateSet({ comments: sql`video_counts.comments + ${added}` }),
      )
      .execute();
  }
  await appendChange(trx, { type: 'comments', document: code, locale: null });
};
