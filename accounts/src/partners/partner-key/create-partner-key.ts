import type { Transaction } from 'kysely';

import type { Tables } from '../../platform/database/tables';
import { checkPartnerKey, type WantedPartnerKey } from './check-partner-key';
import { newPartnerKey } from './new-partner-key';

/** New key; `key` cannot be read again later. */
export interface MadePartnerKey {
  id: string;
  key: string;
}

/** Creates a key; throws a Refusal that names every rule the request breaks. */
export const createPartnerKey = async (
  trx: Transaction<Tables>,
  wanted: WantedPartnerKey,
  actor: string,
  now: Date,
): Promise<MadePartnerKey> => {
  const checked = checkPartnerKey(wanted);
  const { key, ...stored } = newPartnerKey(checked.kind);
  const { id } = await trx
    .insertInto('partner_keys')
    .values({ ...checked, ...stored, created_at: now, created_by: actor })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, key };
};
