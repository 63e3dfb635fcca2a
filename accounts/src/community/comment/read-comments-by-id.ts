import type { Queries } from '../../platform/database/database';
import { commentOfRow, selectComments, type Comment } from './select-comments';

/** Reads visible comments and replies by their ids. A reply is only visible together with the comment it replies to. */
export const readCommentsById = async (queries: Queries, ids: readonly string[]): Promise<Comment[]> => {
  if (ids.length === 0) return [];
  const rows = await selectComments(queries)
    .leftJoin('comments as roots', 'roots.id', 'comments.parent_id')
    .where('comments.id', 'in', ids)
    .where('comments.status', '=', 'published')
    .where((eb) => eb.or([eb('comments.parent_id', 'is', null), eb('roots.status', '=', 'published')]))
    .execute();
  return rows.map(commentOfRow);
};
