import { sql, type Transaction } from 'kysely';

import { lockViewer } from '../../identity/identity.module';
import type { Tables } from '../../platform/database/tables';
import { Refusal } from '../../platform/http/errors/refusal';
import { REPORTS_PER_HOUR, REPORTS_TO_HOLD } from './comment.limits';
import { enforceRateLimit } from './enforce-rate-limit';
import { changeThread, lockThread, type StoredComment } from './threads';

const HOUR_S = 60 * 60;

interface NewReport {
  id: string;
  viewerId: string;
  reason: string | null;
  now: Date;
}

const refuseFastReporter = async (trx: Transaction<Tables>, viewerId: string, now: Date) => {
  const rows = await trx
    .selectFrom('comment_reports')
    .select('created_at')
    .where('viewer_id', '=', viewerId)
    .where('created_at', '>', new Date(now.getTime() - HOUR_S * 1000))
    .orderBy('created_at', 'desc')
    .limit(REPORTS_PER_HOUR)
    .execute();
  const made = rows.map(({ created_at }) => created_at);
  enforceRateLimit(made, { points: REPORTS_PER_HOUR, seconds: HOUR_S, now });
};

const hasReported = async (trx: Transaction<Tables>, { id, viewerId }: NewReport): Promise<boolean> =>
  (await trx
    .selectFrom('comment_reports')
    .select('viewer_id')
    .where('comment_id', '=', id)
    .where('viewer_id', '=', viewerId)
    .executeTakeFirst()) !== undefined;

/** Hides a comment that enough viewers reported, unless a moderator has decided on it already. */
const holdReported = async (trx: Transaction<Tables>, comment: StoredComment, now: Date): Promise<void> => {
  if (comment.status !== 'published' || comment.decided_by !== null) return;
  const { reports } = await trx
    .selectFrom('comment_reports')
    .where('comment_id', '=', comment.id)
    .select(sql<number>`count(*)::integer`.as('reports'))
    .executeTakeFirstOrThrow();
  if (reports < REPORTS_TO_HOLD) return;
  await changeThread(trx, { comment, now }, () =>
    trx
      .updateTable('comments')
      .set({ status: 'pending', held_for: sql`array_append(held_for, 'reports')` })
      .where('id', '=', comment.id)
      .execute(),
  );
};

/**
 * Stores a viewer's report of another viewer's comment; a repeated report changes nothing. Throws a Refusal when
 * there is nothing to report.
 */
export const reportComment = async (trx: Transaction<Tables>, report: NewReport): Promise<void> => {
  const { id, viewerId, reason, now } = report;
  await lockViewer(trx, viewerId);
  const comment = await lockThread(trx, id);
  const reportable =
    comment?.status === 'published' ||
    (comment?.status === 'pending' && comment.held_for.includes('reports'));
  if (!comment || !reportable) throw new Refusal(404, 'NOT_FOUND');
  if (comment.viewer_id === viewerId) throw new Refusal(403, 'FORBIDDEN');
  if (await hasReported(trx, report)) return;
  await refuseFastReporter(trx, viewerId, now);
  await trx
    .insertInto('comment_reports')
    .values({ comment_id: id, viewer_id: viewerId, reason, created_at: now })
    .execute();
  await holdReported(trx, comment, now);
};
