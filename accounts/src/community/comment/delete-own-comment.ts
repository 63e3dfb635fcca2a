import type { Transaction } from 'kysely';

import type { Tables } from '../../platform/database/tables';
import { changeThread, lockThread } from './threads';

/** Who a comment was taken away by when its author deleted it. */
const BY_AUTHOR = 'author';

/** Deletes a viewer's own comment: its words are erased, and its thread is shown no more. False when it is not theirs or was never there. */
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
