import type { Transaction } from 'kysely';

import type { Tables } from '../../platform/database/tables';
import { PURGE_STEPS } from './purge-steps';

/**
 * Removes a person: the row of the viewer with everything that hangs on it, and what names them elsewhere.
 * Nothing happens when the deletion was taken back, is not due yet, or was purged before.
 */
export const purgeViewer = async (trx: Transaction<Tables>, deletion: string, now: Date): Promise<void> => {
  const person = await trx
    .selectFrom('viewers')
    .select(['id', 'email', 'email_key as emailKey'])
    .where('deletion', '=', deletion)
    .where('recover_until', '<=', now)
    .forUpdate()
    .executeTakeFirst();
  if (!person) return;
  for (const step of PURGE_STEPS) await step(trx, person);
  await trx.deleteFrom('viewers').where('id', '=', person.id).execute();
};
