import { sql } from 'kysely';
import type { Static } from 'typebox';

import type { Queries } from '../../platform/database/database';
import type { CommentSchema } from './comment.schema';

export type Comment = Static<typeof CommentSchema>;

/** Selects comments with the columns that readers see; the caller adds the conditions. */
export const selectComments = (queries: Queries) =>
  queries
    .selectFrom('comments')
    .leftJoin('viewers', (join) =>
      join.onRef('viewers.id', '=', 'comments.viewer_id').on('viewers.deleted_at', 'is', null),
    )
    .select([
      'comments.id',
      'comments.number',
      'comments.code',
      'comments.parent_id',
      'comments.comment',
      'comments.at_seconds',
      'comments.status',
      'comments.created_at',
      'comments.edited_at',
      'comments.version',
      'viewers.name as author',
      'viewers.id as author_id',
    ])
    .select(({ selectFrom }) =>
      selectFrom('comments as replies')
        .whereRef('replies.parent_id', '=', 'comments.id')
        .where('replies.status', '=', 'published')
        .select(sql<number>`count(*)::integer`.as('replies'))
        .as('reply_count'),
    );

export type CommentRow = Awaited<ReturnType<ReturnType<typeof selectComments>['executeTakeFirstOrThrow']>>;

/** Converts a row to the comment of a response. */
export const commentOfRow = (row: CommentRow): Comment => ({
  id: row.id,
  code: row.code,
  parent_id: row.parent_id,
  comment: row.comment ?? '',
  at: row.at_seconds,
  status: row.status,
  author: row.author,
  author_id: row.author_id,
  reply_count: row.reply_count ?? 0,
  created_at: row.created_at.toISOString(),
  edited_at: row.edited_at?.toISOString() ?? null,
  version: row.version,
});
