import type { Queries } from '../../platform/database/database';
import { commentOfRow, commentsToShow, type Comment } from './comments-to-show';

/** More than that of one viewer's own do not wait on one video. */
const OWN_MAX = 50;

/** A viewer's own comments on a video that the others do not see, the newest first; those they deleted are gone. */
export const readOwnComments = async (
  queries: Queries,
  { viewerId, code }: { viewerId: string; code: string },
): Promise<Comment[]> => {
  const rows = await commentsToShow(queries)
    .where('comments.viewer_id', '=', viewerId)
    .where('comments.code', '=', code)
    .where('comments.status', '<>', 'published')
    .where('comments.comment', 'is not', null)
    .orderBy('comments.number', 'desc')
    .limit(OWN_MAX)
    .execute();
  return rows.map(commentOfRow);
};
