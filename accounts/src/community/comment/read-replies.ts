import { sql } from 'kysely';

import type { Queries } from '../../platform/database/database';
import { pageOf, readCursor } from '../../platform/http/paging/cursor';
import { readNumberCursor } from '../../platform/http/paging/read-number-cursor';
import { commentOfRow, selectComments, type Comment } from './select-comments';
import type { CommentPage, CommentPlace } from './read-comments';

/** Selects visible replies: a reply is only visible together with the comment it replies to. */
const shownReplies = (queries: Queries) =>
  selectComments(queries)
    .innerJoin('comments as roots', 'roots.id', 'comments.parent_id')
    .where('roots.status', '=', 'published')
    .where('comments.status', '=', 'published');

/** Reads a page of the replies to one comment, oldest first. */
export const readReplies = async (
  queries: Queries,
  parentId: string,
  { limit, after }: CommentPlace,
): Promise<CommentPage> => {
  const place = readNumberCursor(readCursor(after, 1));
  const rows = await shownReplies(queries)
    .where('comments.parent_id', '=', parentId)
    .$if(place !== undefined, (query) => query.where('comments.number', '>', place ?? ''))
    .orderBy('comments.number')
    .limit(limit + 1)
    .execute();
  const page = pageOf(rows, limit, ({ number }) => [number]);
  return { comments: page.rows.map(commentOfRow), next: page.next };
};

/** Reads the first `limit` replies to each of several comments, grouped by comment, oldest first. */
export const readRepliesOfEach = async (
  queries: Queries,
  parentIds: readonly string[],
  limit: number,
): Promise<Comment[]> => {
  const placed = shownReplies(queries)
    .where('comments.parent_id', 'in', parentIds)
    .select(
      sql<string>`row_number() over (partition by comments.parent_id order by comments.number)`.as('place'),
    );
  const rows = await queries
    .selectFrom(placed.as('placed'))
    .selectAll()
    .where('place', '<=', String(limit))
    .orderBy('parent_id')
    .orderBy('number')
    .execute();
  return rows.map(commentOfRow);
};
