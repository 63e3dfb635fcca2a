import type { Transaction } from 'kysely';

import type { Tables } from '../../platform/database/tables';
import { sessionExpiry } from '../../identity/session/session-lifetime';
import { hashOfToken, newSessionToken } from '../../identity/session/session-token';
import { HOUR_MS } from '../../platform/time/durations';

/** As `deviceNameOf` names them, and one that named itself. */
const DEVICES = [
  { name: 'Samsung TV', hoursAgo: 21 },
  { name: 'Safari · iPhone', hoursAgo: 4 },
  { name: 'Chrome · Windows', hoursAgo: 90 },
] as const;

/** Signs a development viewer in on some devices, unless they are signed in anywhere; nobody holds the cookies of these sessions. */
export const seedDevices = async (trx: Transaction<Tables>, viewerId: string, now: Date): Promise<void> => {
  const session = await trx
    .selectFrom('sessions')
    .select('id')
    .where('viewer_id', '=', viewerId)
    .where('expires_at', '>', now)
    .limit(1)
    .executeTakeFirst();
  if (session) return;
  for (const { name, hoursAgo } of DEVICES) {
    const seen = new Date(now.getTime() - hoursAgo * HOUR_MS);
    await trx
      .insertInto('sessions')
      .values({
        ...{ viewer_id: viewerId, device_name: name, created_at: seen, last_seen_at: seen },
        ...{ token_hash: hashOfToken(newSessionToken()), expires_at: sessionExpiry(now) },
      })
      .execute();
    await trx
      .insertInto('known_devices')
      .values({ viewer_id: viewerId, name, first_seen_at: seen })
      .onConflict((conflict) => conflict.constraint('known_devices_name').doNothing())
      .execute();
  }
};
