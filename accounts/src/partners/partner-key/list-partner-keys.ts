import type { Selectable } from 'kysely';

import type { Queries } from '../../platform/database/database';
import type { Tables } from '../../platform/database/tables';

/** Key without its hash, for display. */
export type PartnerKeyDetails = Omit<Selectable<Tables['partner_keys']>, 'key_hash'>;

/** Lists all keys that ever existed, newest first; there are only some dozens. */
export const listPartnerKeys = (queries: Queries): Promise<PartnerKeyDetails[]> =>
  queries
    .selectFrom('partner_keys')
    .select([
      'id',
      'name',
      'kind',
      'prefix',
      'scopes',
      'origins',
      'created_at',
      'created_by',
      'rotated_from',
      'expires_at',
      'revoked_at',
      'last_used_at',
    ])
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
