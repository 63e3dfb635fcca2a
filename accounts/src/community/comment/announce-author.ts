import type { Transaction } from 'kysely';

import type { Tables } from '../../platform/database/tables';
import { announceComments } from './announce-comments';

/**
 * Announces in the change feed that the author name of a viewer's comments has changed or is gone. Runs last in the
 * transaction that changes the name or the account.
 */
export const announceAuthor = async (
  trx: Transaction<Tables>,
  viewerId: string,
  now: Date,
): Promise<void> => {
  const rows = await trx
    .selectFrom('comments')
    .select('code')
    .distinct()
    .where('viewer_id', '=', viewerId)
    .where('status', '=', 'published')
    .orderBy('code')
    .execute();
  for (const { code } of rows) await announceComments(trx, { code, added: 0, now });
};
