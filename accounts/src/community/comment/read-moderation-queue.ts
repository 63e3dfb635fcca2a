import { sql } from 'kysely';

import type { Queries } from '../../platform/database/database';
import { pageOf, readCursor } from '../../platform/http/paging/cursor';
import { readNumberCursor } from '../../platform/http/paging/read-number-cursor';
import type { CommentStatus, HoldReason } from './comments.tables';

/**
 * Lists for moderators: held comments, published ones reported since the last decision, those that a moderator hid,
 * and all whose author has not deleted them.
 */
export const MODERATION_LISTS = ['pending', 'reported', 'hidden', 'all'] as const;
export type ModerationList = (typeof MODERATION_LISTS)[number];

/** A comment as moderators see it. */
export interface ModeratedComment {
  id: string;
  code: string;
  parent_id: string | null;
  comment: string | null;
  /** Second of the video that it refers to. */
  at: number | null;
  status: CommentStatus;
  held_for: HoldReason[];
  /** Number of viewers who reported it. */
  reports: number;
  /** Reasons of those reports, oldest first. */
  reasons: string[];
  viewer_id: string | null;
  author: string | null;
  created_at: Date;
  /** When its author last changed the words; null when never. */
  edited_at: Date | null;
  version: number;
  decided_by: string | null;
  decided_at: Date | null;
}

/** Selects comments with their author and reports; the caller adds the conditions. */
export const selectModerated = (queries: Queries) =>
  queries
    .selectFrom('comments')
    .leftJoin('viewers', 'viewers.id', 'comments.viewer_id')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('comment_reports')
          .whereRef('comment_reports.comment_id', '=', 'comments.id')
          .select([
            sql<number>`count(*)::integer`.as('reports'),
            sql<Date | null>`max(comment_reports.created_at)`.as('last_at'),
            sql<
              string[]
            >`coalesce(array_agg(reason order by comment_reports.created_at) filter (where reason is not null), '{}')`.as(
              'reasons',
            ),
          ])
          .as('told'),
      (join) => join.onTrue(),
    )
    .selectAll('comments')
    .select(['viewers.name as author', 'told.reports', 'told.reasons']);

type Row = Awaited<ReturnType<ReturnType<typeof selectModerated>['executeTakeFirstOrThrow']>>;

/** Converts a row to the comment that moderators see. */
export const moderatedOfRow = (row: Row): ModeratedComment => ({
  id: row.id,
  code: row.code,
  parent_id: row.parent_id,
  comment: row.comment,
  at: row.at_seconds,
  status: row.status,
  held_for: row.held_for,
  reports: row.reports ?? 0,
  reasons: row.reasons ?? [],
  viewer_id: row.viewer_id,
  author: row.author,
  created_at: row.created_at,
  edited_at: row.edited_at,
  version: row.version,
  decided_by: row.decided_by,
  decided_at: row.decided_at,
});

/** SQL condition: viewers reported the comment since a moderator last decided on it. */
const REPORTED_SINCE = sql<boolean>`told.last_at > coalesce(comments.decided_at, '-infinity')`;

const listed = (queries: Queries, list: ModerationList) => {
  const all = selectModerated(queries).where('comments.comment', 'is not', null);
  if (list === 'all') return all;
  if (list === 'hidden') return all.where('comments.status', 'in', ['rejected', 'removed']);
  if (list === 'pending') return all.where('comments.status', '=', 'pending');
  return all.where('comments.status', '=', 'published').where(REPORTED_SINCE);
};

/** Reads a page of a moderation list: the oldest first where a decision waits, otherwise the newest. */
export const readModerationQueue = async (
  queries: Queries,
  { list, limit, after }: { list: ModerationList; limit: number; after?: string | undefined },
): Promise<{ comments: ModeratedComment[]; next: string | null }> => {
  const place = readNumberCursor(readCursor(after, 1));
  const waits = list === 'pending' || list === 'reported';
  const rows = await listed(queries, list)
    .$if(place !== undefined, (query) => query.where('comments.number', waits ? '>' : '<', place ?? ''))
    .orderBy('comments.number', waits ? 'asc' : 'desc')
    .limit(limit + 1)
    .execute();
  const page = pageOf(rows, limit, ({ number }) => [number]);
  return { comments: page.rows.map(moderatedOfRow), next: page.next };
};

/** Counts the comments that wait for a decision. */
export const countModeration = async (queries: Queries): Promise<Record<'pending' | 'reported', number>> => {
  const countOf = async (list: ModerationList): Promise<number> => {
    const { count } = await queries
      .selectFrom(listed(queries, list).as('listed'))
      .select(sql<number>`count(*)::integer`.as('count'))
      .executeTakeFirstOrThrow();
    return count;
  };
  return { pending: await countOf('pending'), reported: await countOf('reported') };
};

/** Reads the comments of one viewer as moderators see them, newest first. */
export const readCommentsOfViewer = async (
  queries: Queries,
  { viewerId, limit }: { viewerId: string; limit: number },
): Promise<ModeratedComment[]> => {
  const rows = await selectModerated(queries)
    .where('comments.viewer_id', '=', viewerId)
    .orderBy('comments.number', 'desc')
    .limit(limit)
    .execute();
  return rows.map(moderatedOfRow);
};
