import type { Queries } from '../../platform/database/database';

/** Often enough for people, seldom enough for a key that is asked for by every gateway. */
const USE_WRITTEN_MS = 60_000;

/** What a key that counts may do; null for one that is unknown, revoked or expired. Notes, at most once a minute, that it is used. */
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
