import { sql, type Transaction } from 'kysely';

import { Refusal } from '../../platform/http/errors/refusal';
import type { Tables } from '../../platform/database/tables';
import type { EditInput } from './check-comment';
import { COMMENTS_PER_MINUTE } from './comment.limits';
import type { CommentStatus, HoldReason } from './comments.tables';
import { readHoldReasons } from './read-hold-reasons';
import { refuseFastWriter } from './refuse-fast-writer';
import { commentOfRow, selectComments, type Comment } from './select-comments';
import { changeThread, joinThread, lockThread, type StoredComment } from './threads';

interface Edit {
  id: string;
  viewerId: string;
  input: EditInput;
  now: Date;
}

/** What a moderator hid stays as it was judged. */
const EDITABLE: readonly CommentStatus[] = ['published', 'pending'];

/**
 * Deletes the reports that a moderator has decided on: their words are gone, and the same viewers may report the new
 * ones. Returns whether others wait for a decision.
 */
const hasOpenReports = async (
  trx: Transaction<Tables>,
  { id, status, held_for, decided_at }: StoredComment,
): Promise<boolean> => {
  if (decided_at)
    await trx
      .deleteFrom('comment_reports')
      .where('comment_id', '=', id)
      .where('created_at', '<=', decided_at)
      .execute();
  const open = await trx
    .selectFrom('comment_reports')
    .select('viewer_id')
    .where('comment_id', '=', id)
    .limit(1)
    .executeTakeFirst();
  return open !== undefined || (status === 'pending' && held_for.includes('reports'));
};

/**
 * Gives a viewer's own comment new words, which are checked like those of a new one; the former are not kept. It keeps
 * its id and its place, and waits for a moderator while there are open reports. Throws a Refusal: 404 when the viewer
 * has no such comment that is shown or waits, 409 when its words are not those that the author had before them.
 */
export const editComment = async (
  trx: Transaction<Tables>,
  { id, viewerId, input, now }: Edit,
): Promise<Comment> => {
  // The viewer before the thread, as everywhere: another order could cause a deadlock.
  await refuseFastWriter(trx, viewerId, now);
  const before = await lockThread(trx, id);
  if (before?.viewer_id !== viewerId || before.comment === null || !EDITABLE.includes(before.status))
    throw new Refusal(404, 'NOT_FOUND');
  const read = () => selectComments(trx).where('comments.id', '=', id).executeTakeFirstOrThrow();
  const at = input.at === undefined ? before.at_seconds : input.at;
  if (before.comment === input.comment && before.at_seconds === at) return commentOfRow(await read());
  if (before.version !== input.version) throw new Refusal(409, 'COMMENT_CHANGED');
  if (before.parent_id !== null) await joinThread(trx, before.parent_id, before.code);

  const heldFor: HoldReason[] = [
    ...(await readHoldReasons(trx, input.comment)),
    ...((await hasOpenReports(trx, before)) ? (['reports'] as const) : []),
  ];
  const status = heldFor.length > 0 ? 'pending' : 'published';
  const isRewritten = before.status === 'published' && status === 'published';
  const row = await changeThread(trx, { comment: before, now, isRewritten }, async () => {
    await trx
      .updateTable('comments')
      .set({
        comment: input.comment,
        at_seconds: at,
        status,
        held_for: heldFor,
        edited_at: now,
        version: before.version + 1,
        // As many as the limit counts.
        recent_edits: sql`(array_prepend(${now}::timestamptz, recent_edits))[1:${sql.lit(COMMENTS_PER_MINUTE)}]`,
        // A moderator has not read these words: viewers who report them can hide them.
        decided_by: null,
        decided_at: null,
      })
      .where('id', '=', id)
      .execute();
    return read();
  });
  return commentOfRow(row);
};
