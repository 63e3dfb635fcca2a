import type { Transaction } from 'kysely';

import type { Tables } from '../platform/database/tables';
import { moveNewsletter } from './newsletter/move-newsletter';

/** What is kept by a viewer's former address, which they had proven, follows them to the new one. */
export const moveAddress = async (
  trx: Transaction<Tables>,
  { viewerId, formerKey, email }: { viewerId: string; formerKey: string; email: string },
): Promise<void> => {
  await moveNewsletter(trx, { formerKey, email });
  // Messages keep the address of the reply, and become the viewer's own for export and purge.
  await trx
    .updateTable('messages')
    .set({ viewer_id: viewerId })
    .where('email_key', '=', formerKey)
    .where('viewer_id', 'is', null)
    .execute();
};
