import type { Queries } from '../../platform/database/database';

/**
 * Minimum milliseconds between updates of `last_used_at`: exact enough for people, and few writes for a key that
 * every gateway asks for.
 */
const USE_WRITTEN_MS = 60_000;

/**
 * Reads the permissions of a valid key; null when the key is unknown, revoked or expired. Updates the time of its
 * last use at most once a minute.
 */
export const resolvePartnerKey = async (queries: Queries, keyHash: Buffer, now: Date) => {
  const found = await queries
    .selectFrom('partner_keys')
    .select(['id', 'kind', 'scopes', 'origins', 'expires_at', 'last_used_at'])
    .where('key_hash', '=', keyHash)
    .where('revoked_at', 'is', null)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .executeTakeFirst();
  if (!found) return null;
  const { last_used_at, ...key } = found;
  const before = new Date(now.getTime() - USE_WRITTEN_MS);
  if (last_used_at === null || last_used_at <= before)
    await queries
      .updateTable('partner_keys')
      .set({ last_used_at: now })
      .where('id', '=', key.id)
      .where((eb) => eb.or([eb('last_used_at', 'is', null), eb('last_used_at', '<=', before)]))
      .execute();
  return key;
};
