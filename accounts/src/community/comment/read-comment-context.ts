import { sql } from 'kysely';

import type { Queries } from '../../platform/database/database';
import {
  moderatedOfRow,
  readCommentsOfViewer,
  selectModerated,
  type ModeratedComment,
} from './read-moderation-queue';
import { rootOf } from './threads';

const REPLIES_MAX = 50;
const EARLIER_MAX = 5;

/** Who wrote a comment, as moderators see it. */
export interface CommentAuthor {
  id: string;
  name: string;
  registered_at: Date;
  /** Number of comments they wrote and did not delete. */
  comments: number;
  /** How many of them a moderator hid. */
  hidden: number;
}

/** What a moderator needs to decide on a comment. */
export interface CommentContext {
  comment: ModeratedComment;
  /**
   * In the order of reading: the comment before its thread, the thread, and the one after; replies follow the comment
   * they reply to.
   */
  around: ModeratedComment[];
  /** Null once the viewer was purged. */
  author: CommentAuthor | null;
  /** The author's latest other comments, newest first. */
  earlier: ModeratedComment[];
}

const readAuthor = async (queries: Queries, viewerId: string): Promise<CommentAuthor | null> => {
  const author = await queries
    .selectFrom('viewers')
    .select(['id', 'name', 'created_at as registered_at'])
    .where('id', '=', viewerId)
    .executeTakeFirst();
  if (!author) return null;
  const counts = await queries
    .selectFrom('comments')
    .where('viewer_id', '=', viewerId)
    .where('comment', 'is not', null)
    .select([
      sql<number>`count(*)::integer`.as('comments'),
      sql<number>`count(*) FILTER (WHERE status IN ('rejected', 'removed'))::integer`.as('hidden'),
    ])
    .executeTakeFirstOrThrow();
  return { ...author, ...counts };
};

/** Reads the comment before or after a thread on the same video. */
const readNeighbour = async (
  queries: Queries,
  root: { number: string; code: string },
  side: 'before' | 'after',
): Promise<ModeratedComment[]> => {
  const rows = await selectModerated(queries)
    .where('comments.code', '=', root.code)
    .where('comments.parent_id', 'is', null)
    .where('comments.comment', 'is not', null)
    .where('comments.number', side === 'before' ? '<' : '>', root.number)
    .orderBy('comments.number', side === 'before' ? 'desc' : 'asc')
    .limit(1)
    .execute();
  return rows.map(moderatedOfRow);
};

/** Reads a comment with its thread, its neighbours and its author; null when there is no such comment. */
export const readCommentContext = async (queries: Queries, id: string): Promise<CommentContext | null> => {
  const row = await selectModerated(queries).where('comments.id', '=', id).executeTakeFirst();
  if (!row) return null;
  const rootId = rootOf(row);
  const thread = await selectModerated(queries)
    .where((eb) => eb.or([eb('comments.id', '=', rootId), eb('comments.parent_id', '=', rootId)]))
    .orderBy('comments.number')
    .limit(REPLIES_MAX)
    .execute();
  const root = thread.find((each) => each.id === rootId) ?? row;
  const viewerId = row.viewer_id;
  const written =
    viewerId === null ? [] : await readCommentsOfViewer(queries, { viewerId, limit: EARLIER_MAX + 1 });
  return {
    comment: moderatedOfRow(row),
    around: [
      ...(await readNeighbour(queries, root, 'before')),
      ...thread.map(moderatedOfRow),
      ...(await readNeighbour(queries, root, 'after')),
    ],
    author: viewerId === null ? null : await readAuthor(queries, viewerId),
    earlier: written.filter((each) => each.id !== id && each.comment !== null).slice(0, EARLIER_MAX),
  };
};
