import type { Transaction } from 'kysely';

import { appendChange } from '../../platform/change-feed/append-change';
import type { Tables } from '../../platform/database/tables';
import { Refusal } from '../../platform/http/errors/refusal';

/**
 * Revokes a key; gateways learn of it from the change feed. A key that is revoked already keeps its time. Throws a
 * Refusal (404) when the key does not exist.
 */
export const revokePartnerKey = async (trx: Transaction<Tables>, id: string, now: Date): Promise<void> => {
  const { numUpdatedRows } = await trx
    .updateTable('partner_keys')
    .set((eb) => ({ revoked_at: eb.fn.coalesce('revoked_at', eb.val(now)) }))
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows !== 1n) throw new Refusal(404, 'NOT_FOUND');
  await appendChange(trx, { type: 'partner-key', document: id, locale: null });
};
