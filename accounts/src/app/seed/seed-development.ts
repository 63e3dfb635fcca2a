import type { Transaction } from 'kysely';

import { sessionExpiry } from '../../identity/session/session-lifetime';
import { hashOfToken, createRandomToken } from '../../identity/session/session-token';
import { hashPassword } from '../../identity/viewer/passwords';
import { saveProgress } from '../../library/progress/save-progress';
import { addToWatchlist } from '../../library/watchlist/add-to-watchlist';
import type { Database } from '../../platform/database/database';
import type { Tables } from '../../platform/database/tables';
import { HOUR_MS } from '../../platform/time/durations';
import { seedComments } from './comments/seed-comments';
import { DEVELOPMENT_PASSWORD, DEVELOPMENT_VIEWERS } from '@sahra/schemas/development-viewers';
import { seedCodes } from './seed-codes';
import { seedPerson } from './seed-person';
import { seedSubscription } from './seed-subscription';
import { WATCHING_SEEDS } from './watching-seeds';

/** Seeds the watchlist and history of a development viewer who has neither. Existing entries stay unchanged. */
const seedWatching = async (
  trx: Transaction<Tables>,
  { id, email }: { id: string; email: string },
  now: Date,
): Promise<void> => {
  const seed = WATCHING_SEEDS[email];
  const watched = await trx
    .selectFrom('watch_progress')
    .select('code')
    .where('viewer_id', '=', id)
    .limit(1)
    .executeTakeFirst();
  if (!seed || watched) return;
  const before = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
  const { watchlist, progress } = seed;
  for (const [index, code] of watchlist.entries())
    await addToWatchlist(trx, id, code, before(watchlist.length - index));
  const reports = progress.map(({ hoursAgo, ...report }) => ({ ...report, at: before(hoursAgo) }));
  await saveProgress(trx, id, reports);
};

/** Device names as `deviceNameOf` returns them, and one custom name. */
const DEVICES = [
  { name: 'Samsung TV', hoursAgo: 21 },
  { name: 'Safari · iPhone', hoursAgo: 4 },
  { name: 'Chrome · Windows', hoursAgo: 90 },
] as const;

/**
 * Seeds sessions on some devices, unless the viewer has a session. Nobody holds the cookies of these
 * sessions.
 */
const seedDevices = async (trx: Transaction<Tables>, viewerId: string, now: Date): Promise<void> => {
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
        ...{ token_hash: hashOfToken(createRandomToken()), expires_at: sessionExpiry(now) },
      })
      .execute();
    await trx
      .insertInto('known_devices')
      .values({ viewer_id: viewerId, name, first_seen_at: seen })
      .onConflict((conflict) => conflict.constraint('known_devices_name').doNothing())
      .execute();
  }
};

/**
 * Seeds the development viewers with their history, watchlist and payments, the comments on videos, and codes to try
 * out. A second run adds only a subscription where one has ended, and devices where no session is left.
 * @returns the e-mail addresses of the viewers.
 */
export const seedDevelopment = async (database: Database): Promise<string[]> => {
  const now = new Date();
  const passwordHash = await hashPassword(DEVELOPMENT_PASSWORD);
  for (const { name, email, planId } of DEVELOPMENT_VIEWERS) {
    const id = await database.queries.transaction().execute(async (trx) => {
      const viewerId = await seedPerson(trx, { name, email, passwordHash, now });
      await seedWatching(trx, { id: viewerId, email }, now);
      await seedDevices(trx, viewerId, now);
      return viewerId;
    });
    if (planId !== null) await seedSubscription(database, { id, name, email }, { planId, now });
  }
  await seedComments(database, now);
  await seedCodes(database.queries, now);
  return DEVELOPMENT_VIEWERS.map(({ email }) => email);
};
