import type { Database } from '../../platform/database/database';

/** Forgets everything that the viewer has watched up to `now`, and what is reported of that time later. */
export const clearHistory = async ({ queries }: Database, viewerId: string, now: Date): Promise<void> => {
  await queries.transaction().execute(async (trx) => {
    await trx
      .insertInto('viewer_preferences')
      .values({ viewer_id: viewerId, history_cleared_at: now })
      .onConflict((conflict) => conflict.column('viewer_id').doUpdateSet({ history_cleared_at: now }))
      .execute();
    await trx.deleteFrom('watch_progress').where('viewer_id', '=', viewerId).execute();
  });
};
