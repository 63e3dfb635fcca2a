import type { Queries } from '../../platform/database/database';

/** Returns whether a viewer has the address, also one whose deleted account can still be recovered. */
export const isEmailTaken = async (queries: Queries, emailKey: string): Promise<boolean> => {
  const taken = await queries
    .selectFrom('viewers')
    .select('id')
    .where('email_key', '=', emailKey)
    .executeTakeFirst();
  return taken !== undefined;
};
