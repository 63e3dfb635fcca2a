import { sql, type Selectable } from 'kysely';

import type { Queries } from '../../platform/database/database';
import { pageOf } from '../../platform/http/paging/cursor';
import { readTimeCursor } from '../../platform/http/paging/read-time-cursor';
import { WATCHED_PAGE } from './progress.limits';
import type { Tables } from '../../platform/database/tables';

type Row = Omit<Selectable<Tables['watch_progress']>, 'viewer_id'>;

const progressOf = (row: Row) => ({
  code: row.code,
  position: row.position_seconds,
  duration: row.duration_seconds,
  state: row.state,
  watched_at: row.watched_at.toISOString(),
});

const rowsOf = (queries: Queries, viewerId: string) =>
  queries
    .selectFrom('watch_progress')
    .select(['code', 'position_seconds', 'duration_seconds', 'state', 'watched_at'])
    .where('viewer_id', '=', viewerId);

/** Reads the viewer's progress in some videos; omits those never watched. */
export const readProgress = async (queries: Queries, viewerId: string, codes: readonly string[]) => {
  const rows = codes.length === 0 ? [] : await rowsOf(queries, viewerId).where('code', 'in', codes).execute();
  return rows.map(progressOf);
};

/** Which videos a page lists: those that can be resumed, or all that were watched. */
type Listed = 'started' | 'all';

/** Reads a page of the videos that the viewer has watched, last watched first. */
export const readWatched = async (
  queries: Queries,
  viewerId: string,
  listed: Listed,
  after: string | undefined,
) => {
  const place = readTimeCursor(after);
  const found = await rowsOf(queries, viewerId)
    .$if(listed === 'started', (query) => query.where('state', '=', sql.lit('started')))
    .$if(place !== undefined, (query) =>
      query.where(sql<boolean>`(watched_at, code) < (${place?.at}::timestamptz, ${place?.key}::text)`),
    )
    .orderBy('watched_at', 'desc')
    .orderBy('code', 'desc')
    .limit(WATCHED_PAGE + 1)
    .execute();
  const orderOf = ({ watched_at, code }: Row) => [watched_at.toISOString(), code];
  const { rows, next } = pageOf(found, WATCHED_PAGE, orderOf);
  return { data: rows.map(progressOf), meta: { next } };
};
