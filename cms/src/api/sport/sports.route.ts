import { Type } from 'typebox';

import { SLUG_PATTERN } from '@sahra/schemas/identity';

import { parseBatchKeys, sortByKeys } from '../../rest/parse-batch-keys';
import { defineRoute } from '../../rest/define-route';
import { batchQuery } from '../../rest/page-query.schema';
import { allSports, sportFromRow, sportsBySlug } from './sport.query';
import { SportSchema } from './sport.schema';

export const sportsRoute = defineRoute({
  schema: {
    operationId: 'getSports',
    path: '/api/sports',
    summary: 'Sports',
    description: "All sports in the editors' order, or those named by `slugs`.",
    params: Type.Object({}),
    query: Type.Object({ slugs: batchQuery('slugs') }),
    answer: Type.Object({ data: Type.Array(SportSchema) }),
    localized: true,
  },
  handle: async ({ query, reading }) => {
    if (query.slugs === undefined) return { data: (await allSports(reading)).map(sportFromRow) };
    const slugs = parseBatchKeys(query.slugs, SLUG_PATTERN);
    const rows = await sportsBySlug(reading, slugs);
    return { data: sortByKeys(slugs, rows, (row) => row.slug).map(sportFromRow) };
  },
});
