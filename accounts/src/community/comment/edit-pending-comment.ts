import type { Transaction } from 'kysely';

import { lockViewer } from '../../identity/identity.module';
import { Refusal } from '../../platform/http/errors/refusal';
import type { Tables } from '../../platform/database/tables';
import { addComment } from './add-comment';
import type { EditInput } from './check-comment';
import { deleteOwnComment } from './delete-own-comment';
import type { Comment } from './select-comments';
import { lockThread } from './threads';

interface Edit {
  id: string;
  viewerId: string;
  input: EditInput;
  now: Date;
}

/**
 * Replaces a viewer's own pending comment by one with new words and another id: a moderator who decides on the old
 * words must not publish the new ones. It is published at once when nothing holds it any more; one that was reported
 * still waits. Throws a Refusal (404) when the viewer has no such pending comment.
 */
export const editPendingComment = async (
  trx: Transaction<Tables>,
  { id, viewerId, input, now }: Edit,
): Promise<Comment> => {
  // The viewer before the thread, as everywhere: another order could cause a deadlock.
  await lockViewer(trx, viewerId);
  const comment = await lockThread(trx, id);
  if (comment?.viewer_id !== viewerId || comment.status !== 'pending' || comment.comment === null)
    throw new Refusal(404, 'NOT_FOUND');
  const { code, parent_id: parentId, held_for: heldFor } = comment;
  await deleteOwnComment(trx, { id, viewerId, now });
  return addComment(trx, {
    viewerId,
    input: { ...input, code, parentId },
    now,
    isReported: heldFor.includes('reports'),
  });
};
