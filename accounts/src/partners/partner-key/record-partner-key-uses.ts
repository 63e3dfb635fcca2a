import { sql, type Selectable } from 'kysely';

import type { Queries } from '../../platform/database/database';
import type { Tables } from '../../platform/database/tables';

/**
 * Adds what a gateway has counted to the counts of each key and day. Keys that do not exist are left out. The rows
 * are written in one order, so that two gateways do not wait for each other.
 */
export const recordPartnerKeyUses = async (
  queries: Queries,
  uses: readonly Selectable<Tables['partner_key_uses']>[],
): Promise<void> => {
  await sql`insert into partner_key_uses (key_id, day, requests, limited)
    select used.key_id, used.day, sum(used.requests), sum(used.limited)
    from jsonb_to_recordset(${JSON.stringify(uses)}::jsonb)
      as used (key_id uuid, day date, requests integer, limited integer)
    join partner_keys on partner_keys.id = used.key_id
    group by used.key_id, used.day
    order by used.key_id, used.day
    on conflict (key_id, day) do update set
      requests = partner_key_uses.requests + excluded.requests,
      limited = partner_key_uses.limited + excluded.limited`.execute(queries);
};
