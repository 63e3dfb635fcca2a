import { sql, type Transaction } from 'kysely';

import { lockViewer } from '../../identity/identity.module';
import type { Tables } from '../../platform/database/tables';
import { COMMENTS_PER_MINUTE } from './comment.limits';
import { enforceRateLimit } from './enforce-rate-limit';

const MINUTE_S = 60;

/**
 * Locks a viewer and throws a Refusal (429) when they have written as many comments as a minute allows. An edit counts
 * as a comment.
 */
export const refuseFastWriter = async (
  trx: Transaction<Tables>,
  viewerId: string,
  now: Date,
): Promise<void> => {
  await lockViewer(trx, viewerId);
  const since = new Date(now.getTime() - MINUTE_S * 1000);
  const { rows } = await sql<{ written_at: Date }>`
    select written_at from (
      select created_at as written_at from comments where viewer_id = ${viewerId} and created_at > ${since}
      union all
      select edit from comments, unnest(recent_edits) as edit
      where viewer_id = ${viewerId} and edited_at > ${since} and edit > ${since}
    ) as written
    order by written_at desc
    limit ${COMMENTS_PER_MINUTE}`.execute(trx);
  const made = rows.map(({ written_at }) => written_at);
  enforceRateLimit(made, { points: COMMENTS_PER_MINUTE, seconds: MINUTE_S, now });
};
