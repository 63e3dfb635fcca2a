import type { Queries } from '../database/database';
import type { Limiter } from '../rate-limit/limiter';
import { emailKeyOf } from '../viewer/email-key-of';
import { verifyPassword } from '../viewer/passwords';

interface Credentials {
  email: string;
  password: string;
  ip: string;
}

/** Id of the viewer whom e-mail and password name; null for a wrong pair. Throws a Refusal after too many wrong ones. */
export const checkCredentials = async (
  queries: Queries,
  limiter: Limiter,
  { email, password, ip }: Credentials,
): Promise<string | null> => {
  const emailKey = emailKeyOf(email);
  await limiter.spend(emailKey, ip);
  const viewer = await queries
    .selectFrom('viewers')
    .select(['id', 'password_hash'])
    .where('email_key', '=', emailKey)
    .executeTakeFirst();
  const matches = await verifyPassword(viewer?.password_hash ?? null, password);
  if (!viewer || !matches) return null;
  await limiter.refund(emailKey, ip);
  return viewer.id;
};
