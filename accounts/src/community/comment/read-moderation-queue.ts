import { sql } from 'kysely';

import type { Queries } from '../../platform/database/database';
import { pageOf, readCursor } from '../../platform/http/paging/cursor';
import { readNumberCursor } from '../../platform/http/paging/read-number-cursor';
import type { CommentStatus, HoldReason } from './comments.tables';

/** Lists for moderators: held comments, and published ones reported since the last decision. */
export const MODERATION_LISTS = ['pending', 'reported'] as const;
export type ModerationList = (typeof MODERATION_LISTS)[number];

/** A comment as moderators see it. */
export interface ModeratedComment {
  id: string;
  code: string;
  parent_id: string | null;
  comment: string | null;
  status: CommentStatus;
  held_for: HoldReason[];
  /** Number of viewers who reported it. */
  reports: number;
  /** Reasons of those reports, oldest first. */
  reasons: string[];
  viewer_id: string | null;
  author: string | null;
  created_at: Date;
  decided_by: string | null;
  decided_at: Date | null;
}

const selected = (queries: Queries) =>
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

type Row = Awaited<ReturnType<ReturnType<typeof selected>['executeTakeFirstOrThrow']>>;

const toModerate = (row: Row): ModeratedComment => ({
  id: row.id,
  code: row.code,
  parent_id: row.parent_id,
  comment: row.comment,
  status: row.status,
  held_for: row.held_for,
  reports: row.reports ?? 0,
  reasons: row.reasons ?? [],
  viewer_id: row.viewer_id,
  author: row.author,
  created_at: row.created_at,
  decided_by: row.decided_by,
  decided_at: row.decided_at,
});

/** Reads a page of a moderation list, oldest first. */
export const readModerationQueue = async (
  queries: Queries,
  { list, limit, after }: { list: ModerationList; limit: number; after?: string | undefined },
): Promise<{ comments: ModeratedComment[]; next: string | null }> => {
  const place = readNumberCursor(readCursor(after, 1));
  const rows = await selected(queries)
    .where('comments.status', '=', list === 'pending' ? 'pending' : 'published')
    .$if(list === 'reported', (query) =>
      query.where(sql<boolean>`told.last_at > coalesce(comments.decided_at, '-infinity')`),
    )
    .$if(place !== undefined, (query) => query.where('comments.number', '>', place ?? ''))
    .orderBy('comments.number')
    .limit(limit + 1)
    .execute();
  const page = pageOf(rows, limit, ({ number }) => [number]);
  return { comments: page.rows.map(toModerate), next: page.next };
};

/** Reads the comments of one viewer as moderators see them, newest first. */
export const readCommentsOfViewer = async (
  queries: Queries,
  { viewerId, limit }: { viewerId: string; limit: number },
): Promise<ModeratedComment[]> => {
  const rows = await selected(queries)
    .where('comments.viewer_id', '=', viewerId)
    .orderBy('comments.number', 'desc')
    .limit(limit)
    .execute();
  return rows.map(toModerate);
};
