import type { Queries } from '../../platform/database/database';

/** `active`; deleted, and recoverable for a while; or `gone`, which to everybody is as if there were no such viewer. */
export type Standing = 'active' | 'gone' | { recoverUntil: Date };

/** How an account stands at `now`. */
export const standingOf = async (queries: Queries, viewerId: string, now: Date): Promise<Standing> => {
  const viewer = await queries
    .selectFrom('viewers')
    .select('recover_until')
    .where('id', '=', viewerId)
    .executeTakeFirst();
  if (!viewer) return 'gone';
  if (viewer.recover_until === null) return 'active';
  return viewer.recover_until > now ? { recoverUntil: viewer.recover_until } : 'gone';
};
