import type { Transaction } from 'kysely';

import type { Tables } from '../../platform/database/tables';

/**
 * Locks a viewer until the transaction ends: other callers wait, but rows that refer to the viewer can still be
 * written.
 */
export const lockViewer = async (trx: Transaction<Tables>, viewerId: string): Promise<void> => {
  await trx.selectFrom('viewers').select('id').where('id', '=', viewerId).forNoKeyUpdate().execute();
};
