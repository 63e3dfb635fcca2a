import type { Transaction } from 'kysely';

import type { Tables } from '../../platform/database/tables';
import { changeThread, lockThread } from './threads';

/** Value of `decided_by` when the author deleted the comment. */
const BY_AUTHOR = 'author';

/**
 * Deletes a viewer's own comment: erases its text and hides it together with its replies. Returns false when it
 * belongs to another viewer or does not exist.
 */
export const deleteOwnComment = async (
  trx: Transaction<Tables>,
  { id, viewerId, now }: { id: string; viewerId: string; now: Date },
): Promise<boolean> => {
  const comment = await lockThread(trx, id);
  if (comment?.viewer_id !== viewerId) return false;
  if (comment.comment === null) return true;
  await changeThread(trx, { comment, now }, () =>
    trx
      .updateTable('comments')
      .set({ status: 'removed', comment: null, at_seconds: null, decided_by: BY_AUTHOR, decided_at: now })
      .where('id', '=', id)
      .execute(),
  );
  return true;
};
