import { Type } from 'typebox';

import { SLUG_PATTERN } from '@sahra/schemas/identity';

import { parseBatchKeys, sortByKeys } from '../../rest/parse-batch-keys';
import { defineRoute } from '../../rest/define-route';
import { pageOf } from '../../rest/page-of';
import { askedKey, batchQuery, PAGE_SIZE_DEFAULT, pageQuery } from '../../rest/page-query.schema';
import { PageMetaSchema } from '../../rest/shared.schema';
import { showFromRow, showsBySlug } from './show.query';
import { ShowTypeSchema } from './show-filter';
import { ShowSchema } from './show.schema';
import { showCursorKey, ShowOrderSchema, showsPage } from './shows-page.query';

export const showsRoute = defineRoute({
  schema: {
    operationId: 'getShows',
    path: '/api/shows',
    summary: 'Shows',
    description: "Shows in the editors' order or in another, or those named by `slugs`.",
    params: Type.Object({}),
    query: Type.Object({
      type: Type.Optional(ShowTypeSchema),
      category: Type.Optional(askedKey('Only of this channel (slug).')),
      sport: Type.Optional(askedKey('Only of this sport (slug).')),
      order: Type.Optional(ShowOrderSchema),
      slugs: batchQuery('slugs'),
      ...pageQuery,
    }),
    answer: Type.Object({ data: Type.Array(ShowSchema), meta: PageMetaSchema }),
    localized: true,
  },
  handle: async ({ query, reading }) => {
    if (query.slugs !== undefined) {
      const slugs = parseBatchKeys(query.slugs, SLUG_PATTERN);
      const rows = await showsBySlug(reading, slugs);
      return { data: sortByKeys(slugs, rows, (row) => row.slug).map(showFromRow), meta: { next: null } };
    }
    const { limit = PAGE_SIZE_DEFAULT, cursor, order = 'curated', type, category, sport } = query;
    const rows = await showsPage(reading, { type, category, sport, order }, limit, cursor);
    return pageOf(rows, limit, showFromRow, showCursorKey(order));
  },
});
