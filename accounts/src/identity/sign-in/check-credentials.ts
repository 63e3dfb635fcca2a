import type { Queries } from '../../platform/database/database';
import { verifyPassword } from '../viewer/passwords';
import type { Caller } from './known-callers';
import type { PasswordLimits } from './password-limits';

/**
 * Returns the id of the viewer with this e-mail and password; null for a wrong pair. Throws a Refusal after too
 * many wrong attempts.
 */
export const checkCredentials = async (
  queries: Queries,
  limits: PasswordLimits,
  caller: Caller,
  password: string,
): Promise<string | null> => {
  const refund = await limits.spend(caller);
  const viewer = await queries
    .selectFrom('viewers')
    .select(['id', 'password_hash'])
    .where('email_key', '=', caller.emailKey)
    .executeTakeFirst();
  const matches = await verifyPassword(viewer?.password_hash ?? null, password);
  if (!viewer || !matches) return null;
  await refund();
  return viewer.id;
};
