import type { Transaction } from 'kysely';

import type { Tables } from '../../platform/database/tables';
import { saveProgress } from '../../library/progress/save-progress';
import { HOUR_MS } from '../../platform/time/durations';
import { addToWatchlist } from '../../library/watchlist/add-to-watchlist';
import { WATCHING_SEEDS } from './watching-seeds';

/** Fills the watchlist and the history of a development viewer who has neither. What they have done themselves stays as it is. */
export const seedWatching = async (
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
