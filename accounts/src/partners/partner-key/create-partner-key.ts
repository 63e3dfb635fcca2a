import type { Transaction } from 'kysely';

import type { Tables } from '../../platform/database/tables';
import { checkPartnerKey, type PartnerKeyInput } from './check-partner-key';
import { generatePartnerKey } from './generate-partner-key';

/** New key; `key` cannot be read again later. */
export interface CreatedPartnerKey {
  id: string;
  key: string;
}

/** Creates a key; throws a Refusal that names every rule the request breaks. */
export const createPartnerKey = async (
  trx: Transaction<Tables>,
  wanted: PartnerKeyInput,
  actor: string,
  now: Date,
): Promise<CreatedPartnerKey> => {
  const checked = checkPartnerKey(wanted);
  const { key, ...stored } = generatePartnerKey(checked.kind);
  const { id } = await trx
    .insertInto('partner_keys')
    .values({ ...checked, ...stored, created_at: now, created_by: actor })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, key };
};
