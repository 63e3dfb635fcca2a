import type { Queries } from '../../platform/database/database';

/** Stores that the viewer's address is verified; the time of the first verification stays. */
export const markEmailVerified = async (queries: Queries, viewerId: string, now: Date): Promise<void> => {
  await queries
    .updateTable('viewers')
    .set({ verified_at: now })
    .where('id', '=', viewerId)
    .where('verified_at', 'is', null)
    .execute();
};
