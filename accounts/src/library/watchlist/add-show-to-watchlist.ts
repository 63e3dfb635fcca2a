import type { Transaction } from 'kysely';

import { lockViewer } from '../../identity/identity.module';
import type { Tables } from '../../platform/database/tables';
import { Refusal } from '../../platform/http/errors/refusal';
import { WATCHLIST_MAX } from './watchlist.limits';

/** Saves a show; a show that is saved already keeps its position. */
export const addShowToWatchlist = async (
  trx: Transaction<Tables>,
  viewerId: string,
  slug: string,
  now: Date,
) => {
  // Without the lock, two concurrent requests would both see a list that is not full.
  await lockViewer(trx, viewerId);
  const list = trx.selectFrom('watchlist_shows').where('viewer_id', '=', viewerId);
  const before = await list.select(['slug', 'added_at']).where('slug', '=', slug).executeTakeFirst();
  if (before) return before;
  const { count } = await list
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  if (Number(count) >= WATCHLIST_MAX) throw new Refusal(422, 'WATCHLIST_FULL');
  const item = { slug, added_at: now };
  await trx
    .insertInto('watchlist_shows')
    .values({ viewer_id: viewerId, ...item })
    .execute();
  return item;
};
