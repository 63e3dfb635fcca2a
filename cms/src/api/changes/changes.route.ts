import { Type } from 'typebox';

import { CHANGES_PAGE_SIZE } from '@sahra/schemas/change-feed';

import { defineRoute } from '../../rest/define-route';
import { Refusal } from '../../rest/refusal';
import { ChangeSchema, ChangesMetaSchema, type ChangeRow } from './change.schema';

interface Bounds {
  first: number | null;
  last: number | null;
}
type FeedRow = Bounds & ((Omit<ChangeRow, 'at'> & { at: Date }) | { number: null });

/** A single statement reads one snapshot, so `first` and `last` are consistent with the rows. */
const SELECT = `
  WITH bounds AS (SELECT min(number)::int AS first, max(number)::int AS last FROM feed.changes)
  SELECT b.first, b.last, c.number::int AS number, c.type, c.document, c.locale, c.at
  FROM bounds b LEFT JOIN (
    SELECT * FROM feed.changes WHERE number > $1 ORDER BY number LIMIT ${CHANGES_PAGE_SIZE}
  ) c ON true ORDER BY c.number`;

export const changesRoute = defineRoute({
  schema: {
    operationId: 'getChanges',
    path: '/api/changes',
    summary: 'Change feed',
    description:
      'What was published after number `after`, in commit order: a reader that has seen N never misses a row. Up to 500 rows; ask again from the last one.',
    params: Type.Object({}),
    query: Type.Object({
      after: Type.Integer({
        minimum: 0,
        maximum: 2_147_483_647,
        description: 'Number of the last change the reader has seen.',
      }),
    }),
    answer: Type.Object({ data: Type.Array(ChangeSchema), meta: ChangesMetaSchema }),
    localized: false,
    refusals: {
      410: 'CURSOR_GONE: the feed does not hold this cursor (any more). Purge everything and go on from `meta.last`.',
    },
  },
  handle: async ({ query: { after }, reading: { database } }) => {
    const rows = await database.rows<FeedRow>(SELECT, [after]);
    const first = rows[0]?.first ?? 1;
    const last = rows[0]?.last ?? 0;
    if (after > last || after < first - 1) throw new Refusal(410, 'CURSOR_GONE', { last });
    const data = rows.flatMap((row) =>
      row.number === null
        ? []
        : {
            number: row.number,
            type: row.type,
            document: row.document,
            locale: row.locale,
            at: row.at.toISOString(),
          },
    );
    return { data, meta: { last } };
  },
});
