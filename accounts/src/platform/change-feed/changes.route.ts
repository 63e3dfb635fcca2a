import { CHANGES_PAGE_SIZE } from '@sahra/schemas/change-feed';
import type { ChangesResponse } from '@sahra/schemas/change-feed';
import { sql } from 'kysely';

import type { Queries } from '../database/database';
import type { ChangeRow } from '../database/tables';
import type { AccountsApp } from '../http/accounts-app';
import { Refusal } from '../http/errors/refusal';
import { CHANGES_SCHEMA } from './changes.schema';

/**
 * First and last number of the feed (null while it is empty) beside each row; one row of nulls when nothing
 * is newer.
 */
type FeedRow = { first: string | null; last: string | null; pages: string | null } & (
  | ChangeRow
  | { number: null }
);

const changeOf = (row: ChangeRow): ChangesResponse['data'][number] => ({
  number: Number(row.number),
  type: row.type,
  document: row.document,
  locale: row.locale,
  at: row.at.toISOString(),
});

/**
 * Reads the changes after a cursor. `gone` means that rows after it may be missing, because they were pruned
 * or the feed was reset.
 */
const readChanges = async (queries: Queries, after: number): Promise<ChangesResponse & { gone: boolean }> => {
  // One statement reads one snapshot, so rows pruned at the same time are noticed.
  const { rows } = await sql<FeedRow>`
    with ends as (
      select min(number) as first, max(number) as last,
        (select max(number) from changes where type not in ('video-counts', 'comments', 'session', 'viewer')) as pages
      from changes
    )
    select ends.first, ends.last, ends.pages, newer.* from ends left join (
      select number, type, document, locale, at from changes
      where number > ${after} order by number limit ${CHANGES_PAGE_SIZE}
    ) newer on true order by newer.number`.execute(queries);
  const first = Number(rows[0]?.first ?? 1);
  const last = Number(rows[0]?.last ?? 0);
  return {
    gone: after > last || after < first - 1,
    data: rows.flatMap((row) => (row.number === null ? [] : changeOf(row))),
    // When the newest change of pages was pruned, its number was below the first remaining row; `first - 1`
    // keeps the version from decreasing.
    meta: { last, pages: Number(rows[0]?.pages ?? first - 1) },
  };
};

export const changesRoute = (app: AccountsApp, queries: Queries): void => {
  app.get('/api/changes', { schema: CHANGES_SCHEMA }, async (request) => {
    const { gone, data, meta } = await readChanges(queries, request.query.after);
    if (gone) throw new Refusal(410, 'CURSOR_GONE', { meta });
    return { data, meta };
  });
};
