import type { Queries } from '../../platform/database/database';

/** `active`; deleted, but recoverable until a time; or `gone`: treated as if the viewer did not exist. */
export type AccountState = 'active' | 'gone' | { recoverUntil: Date };

/** Returns the state of an account at `now`. */
export const accountStateOf = async (
  queries: Queries,
  viewerId: string,
  now: Date,
): Promise<AccountState> => {
  const viewer = await queries
    .selectFrom('viewers')
    .select('recover_until')
    .where('id', '=', viewerId)
    .executeTakeFirst();
  if (!viewer) return 'gone';
  if (viewer.recover_until === null) return 'active';
  return viewer.recover_until > now ? { recoverUntil: viewer.recover_until } : 'gone';
};
