import { sql, type Transaction } from 'kysely';

import { appendChange } from '../../platform/change-feed/append-change';
import type { Tables } from '../../platform/database/tables';
import { enqueueVideoCounts } from '../../platform/video/enqueue-video-counts';

interface ChangedComments {
  /** Video whose comments changed. */
  code: string;
  /** How many more are shown; below zero for fewer. */
  added: number;
  now: Date;
}

/**
 * Counts comments of a video that came into sight or went out of it, and tells the feed that they have changed.
 * Last in a transaction: see `appendChange`.
 */
export const announceComments = async (
  trx: Transaction<Tables>,
  { code, added, now }: ChangedComments,
): Promise<void> => {
  if (added !== 0) {
    // The job first, as a view does it: in another order the two could wait for each other.
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
