import type { Queries } from '../../platform/database/database';
import { pageOf, readCursor } from '../../platform/http/paging/cursor';
import { readNumberCursor } from '../../platform/http/paging/read-number-cursor';
import { commentOfRow, selectComments, type Comment } from './select-comments';

export interface CommentPage {
  comments: Comment[];
  /** Cursor after the last comment; null on the last page. */
  next: string | null;
}

/** Position and size of a page. */
export interface CommentPlace {
  limit: number;
  after?: string | undefined;
}

/** Reads a page of a video's comments without replies, newest first. */
export const readComments = async (
  queries: Queries,
  code: string,
  { limit, after }: CommentPlace,
): Promise<CommentPage> => {
  const place = readNumberCursor(readCursor(after, 1));
  const rows = await selectComments(queries)
    .where('comments.code', '=', code)
    .where('comments.parent_id', 'is', null)
    .where('comments.status', '=', 'published')
    .$if(place !== undefined, (query) => query.where('comments.number', '<', place ?? ''))
    .orderBy('comments.number', 'desc')
    .limit(limit + 1)
    .execute();
  const page = pageOf(rows, limit, ({ number }) => [number]);
  return { comments: page.rows.map(commentOfRow), next: page.next };
};
