import type { Transaction } from 'kysely';

import { appendChange } from '../../platform/change-feed/append-change';
import type { Tables } from '../../platform/database/tables';
import { Refusal } from '../../platform/http/errors/refusal';
import type { CreatedPartnerKey } from './create-partner-key';
import { generatePartnerKey } from './generate-partner-key';

const HOUR_MS = 60 * 60 * 1000;

/** Default overlap of the old and the new key, in hours: a partner deploys within a day. */
export const ROTATION_HOURS = 24;

interface Rotation {
  id: string;
  /** Hours for which the old key stays valid. */
  overlapHours: number;
  actor: string;
  now: Date;
}

/**
 * Creates the successor of a key, with the same name, scopes and origins. Throws a Refusal (404) when the key is
 * not valid or has a successor.
 */
export const rotatePartnerKey = async (
  trx: Transaction<Tables>,
  { id, overlapHours, actor, now }: Rotation,
): Promise<CreatedPartnerKey> => {
  const end = new Date(now.getTime() + overlapHours * HOUR_MS);
  const old = await trx
    .updateTable('partner_keys')
    .set({ expires_at: end })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .where('expires_at', 'is', null)
    .returning(['name', 'kind', 'scopes', 'origins'])
    .executeTakeFirst();
  if (!old) throw new Refusal(404, 'NOT_FOUND');
  const { key, ...stored } = generatePartnerKey(old.kind);
  const made = await trx
    .insertInto('partner_keys')
    .values({ ...old, ...stored, created_at: now, created_by: actor, rotated_from: id })
    .returning('id')
    .executeTakeFirstOrThrow();
  await appendChange(trx, { type: 'partner-key', document: id, locale: null });
  return { id: made.id, key };
};
