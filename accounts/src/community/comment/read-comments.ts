import { sql } from 'kysely';

import type { Queries } from '../../platform/database/database';
import { pageOf, readCursor } from '../../platform/http/paging/cursor';
import { readNumberCursor } from '../../platform/http/paging/read-number-cursor';
import type { COMMENT_ORDERS } from './comments-page.schema';
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

export type CommentOrder = (typeof COMMENT_ORDERS)[number];

/** Selects the visible comments on videos without replies. */
const shownComments = (queries: Queries) =>
  selectComments(queries).where('comments.parent_id', 'is', null).where('comments.status', '=', 'published');

/** Reads a page of a video's comments without replies, in the order of their seconds from one on. */
const readByPosition = async (
  queries: Queries,
  code: string,
  { limit, after, from = 0 }: CommentPlace & { from?: number | undefined },
): Promise<CommentPage> => {
  const place = readCursor(after, 2);
  const second = readNumberCursor(place?.slice(0, 1));
  const number = readNumberCursor(place?.slice(1));
  const rows = await shownComments(queries)
    .where('comments.code', '=', code)
    .where('comments.at_seconds', '>=', from)
    .$if(place !== undefined, (query) =>
      query.where(
        sql<boolean>`(comments.at_seconds, comments.number) > (${second}::bigint, ${number}::bigint)`,
      ),
    )
    .orderBy('comments.at_seconds')
    .orderBy('comments.number')
    .limit(limit + 1)
    .execute();
  const page = pageOf(rows, limit, ({ at_seconds, number: last }) => [String(at_seconds ?? 0), last]);
  return { comments: page.rows.map(commentOfRow), next: page.next };
};

/** Reads a page of a video's comments, the newest first, with the visible replies among them. */
const readLatest = async (
  queries: Queries,
  code: string,
  { limit, after }: CommentPlace,
): Promise<CommentPage> => {
  const place = readNumberCursor(readCursor(after, 1));
  const rows = await selectComments(queries)
    .leftJoin('comments as roots', 'roots.id', 'comments.parent_id')
    .where('comments.code', '=', code)
    .where('comments.status', '=', 'published')
    // A reply is only visible together with the comment it replies to.
    .where((eb) => eb.or([eb('comments.parent_id', 'is', null), eb('roots.status', '=', 'published')]))
    .$if(place !== undefined, (query) => query.where('comments.number', '<', place ?? ''))
    .orderBy('comments.number', 'desc')
    .limit(limit + 1)
    .execute();
  const page = pageOf(rows, limit, ({ number }) => [number]);
  return { comments: page.rows.map(commentOfRow), next: page.next };
};

/** Reads a page of a video's comments; the replies are only among them in the order `latest`. */
export const readComments = async (
  queries: Queries,
  code: string,
  wanted: CommentPlace & { order: CommentOrder; from?: number | undefined },
): Promise<CommentPage> => {
  const { limit, after, order } = wanted;
  if (order === 'position') return readByPosition(queries, code, wanted);
  if (order === 'latest') return readLatest(queries, code, wanted);
  const place = readNumberCursor(readCursor(after, 1));
  const rows = await shownComments(queries)
    .where('comments.code', '=', code)
    .$if(place !== undefined, (query) =>
      query.where('comments.number', order === 'newest' ? '<' : '>', place ?? ''),
    )
    .orderBy('comments.number', order === 'newest' ? 'desc' : 'asc')
    .limit(limit + 1)
    .execute();
  const page = pageOf(rows, limit, ({ number }) => [number]);
  return { comments: page.rows.map(commentOfRow), next: page.next };
};

/** Reads the first `limit` comments on each of several videos, without replies, grouped by video. */
export const readCommentsOfEach = async (
  queries: Queries,
  codes: readonly string[],
  { limit, order }: { limit: number; order: Exclude<CommentOrder, 'position' | 'latest'> },
): Promise<Comment[]> => {
  if (codes.length === 0) return [];
  const direction = sql.raw(order === 'newest' ? 'desc' : 'asc');
  const placed = shownComments(queries)
    .where('comments.code', 'in', codes)
    .select(
      sql<string>`row_number() over (partition by comments.code order by comments.number ${direction})`.as(
        'place',
      ),
    );
  const rows = await queries
    .selectFrom(placed.as('placed'))
    .selectAll()
    .where('place', '<=', String(limit))
    .orderBy('code')
    .orderBy('place')
    .execute();
  return rows.map(commentOfRow);
};
