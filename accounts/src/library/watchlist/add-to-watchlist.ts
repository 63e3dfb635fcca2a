import type { Transaction } from 'kysely';

import { lockViewer } from '../../identity/identity.module';
import type { Tables } from '../../platform/database/tables';
import { Refusal } from '../../platform/http/errors/refusal';
import { WATCHLIST_MAX } from './watchlist.limits';

/** Saves a video; a video that is saved already keeps its position. */
export const addToWatchlist = async (trx: Transaction<Tables>, viewerId: string, code: string, now: Date) => {
  // Without the lock, two concurrent requests would both see a list that is not full.
  await lockViewer(trx, viewerId);
  const list = trx.selectFrom('watchlist_items').where('viewer_id', '=', viewerId);
  const before = await list.select(['code', 'added_at']).where('code', '=', code).executeTakeFirst();
  if (before) return before;
  const { count } = await list
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  if (Number(count) >= WATCHLIST_MAX) throw new Refusal(422, 'WATCHLIST_FULL');
  const item = { code, added_at: now };
  await trx
    .insertInto('watchlist_items')
    .values({ viewer_id: viewerId, ...item })
    .execute();
  return item;
};
