import { sql, type Selectable } from 'kysely';

import type { Queries } from '../../platform/database/database';
import { pageOf } from '../../platform/http/paging/cursor';
import { instantPlace } from '../../platform/http/paging/instant-place';
import { WATCHLIST_PAGE } from './watchlist.limits';
import type { Tables } from '../../platform/database/tables';

type Row = Pick<Selectable<Tables['watchlist_items']>, 'code' | 'added_at'>;

export const watchlistItemOf = ({ code, added_at }: Row) => ({ code, added_at: added_at.toISOString() });

const itemsOf = (queries: Queries, viewerId: string) =>
  queries.selectFrom('watchlist_items').select(['code', 'added_at']).where('viewer_id', '=', viewerId);

/** A page of what the viewer has saved, newest first. */
export const readWatchlist = async (queries: Queries, viewerId: string, after: string | undefined) => {
  const place = instantPlace(after);
  const found = await itemsOf(queries, viewerId)
    .$if(place !== undefined, (query) =>
      query.where(sql<boolean>`(added_at, code) < (${place?.at}::timestamptz, ${place?.key}::text)`),
    )
    .orderBy('added_at', 'desc')
    .orderBy('code', 'desc')
    .limit(WATCHLIST_PAGE + 1)
    .execute();
  const { rows, next } = pageOf(found, WATCHLIST_PAGE, ({ added_at, code }) => [
    added_at.toISOString(),
    code,
  ]);
  return { data: rows.map(watchlistItemOf), meta: { next } };
};

/** Which of the videos the viewer has saved. */
export const readSaved = async (queries: Queries, viewerId: string, codes: readonly string[]) => {
  const rows =
    codes.length === 0 ? [] : await itemsOf(queries, viewerId).where('code', 'in', codes).execute();
  return { data: rows.map(watchlistItemOf), meta: { next: null } };
};
