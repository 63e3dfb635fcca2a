import type { Transaction } from 'kysely';

import type { Tables } from '../../platform/database/tables';
import { announceComments } from './announce-comments';
import type { CommentInput } from './check-comment';
import { readHoldReasons } from './read-hold-reasons';
import { refuseFastWriter } from './refuse-fast-writer';
import { commentOfRow, selectComments, type Comment } from './select-comments';
import { joinThread } from './threads';

interface NewComment {
  viewerId: string;
  input: CommentInput;
  now: Date;
}

/**
 * Creates a comment: published at once, or held for a moderator when it contains a link or a watched word. Throws a
 * Refusal when the viewer comments too fast or the parent cannot be replied to.
 */
export const addComment = async (
  trx: Transaction<Tables>,
  { viewerId, input: { code, comment, parentId, at }, now }: NewComment,
): Promise<Comment> => {
  await refuseFastWriter(trx, viewerId, now);
  const parent = parentId === null ? null : await joinThread(trx, parentId, code);
  const heldFor = await readHoldReasons(trx, comment);
  const status = heldFor.length > 0 ? 'pending' : 'published';
  const { id } = await trx
    .insertInto('comments')
    .values({
      code,
      viewer_id: viewerId,
      parent_id: parent,
      comment,
      at_seconds: at,
      status,
      held_for: heldFor,
      created_at: now,
      edited_at: null,
      decided_by: null,
      decided_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const row = await selectComments(trx).where('comments.id', '=', id).executeTakeFirstOrThrow();
  if (status === 'published') await announceComments(trx, { code, added: 1, now });
  return commentOfRow(row);
};
