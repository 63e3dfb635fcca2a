import type { Transaction } from 'kysely';

import type { Tables } from '../../platform/database/tables';
import { announceComments } from './announce-comments';

/** Tells the feed that a viewer's comments are shown with another name, or with none: after a change of the name or of the account, last in its transaction. */
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
