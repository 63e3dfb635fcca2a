import type { Queries } from '../../platform/database/database';

/** Remembers that the viewer reads what is mailed to their address; the first proof counts. */
export const proveAddress = async (queries: Queries, viewerId: string, now: Date): Promise<void> => {
  await queries
    .updateTable('viewers')
    .set({ verified_at: now })
    .where('id', '=', viewerId)
    .where('verified_at', 'is', null)
    .execute();
};
