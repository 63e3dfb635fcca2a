import { Type } from 'typebox';

import { SLUG_PATTERN } from '@sahra/schemas/identity';

import { parseBatchKeys, sortByKeys } from '../../rest/parse-batch-keys';
import { defineRoute } from '../../rest/define-route';
import { pageOf } from '../../rest/page-of';
import { batchQuery, PAGE_SIZE_DEFAULT, pageQuery } from '../../rest/page-query.schema';
import { PageMetaSchema } from '../../rest/shared.schema';
import { genericPagesBySlug, genericPagesPage } from './generic-page.query';
import { GenericPageSchema, type GenericPage } from './generic-page.schema';

const asItIs = (page: GenericPage): GenericPage => page;

export const genericPagesRoute = defineRoute({
  schema: {
    operationId: 'getPages',
    path: '/api/pages',
    summary: 'Generic pages',
    description:
      'Pages of nothing but text by their slug, or those named by `slugs`. Pages with a form of their own are read one by one.',
    params: Type.Object({}),
    query: Type.Object({ slugs: batchQuery('slugs'), ...pageQuery }),
    answer: Type.Object({ data: Type.Array(GenericPageSchema), meta: PageMetaSchema }),
    localized: true,
  },
  handle: async ({ query, reading }) => {
    if (query.slugs !== undefined) {
      const slugs = parseBatchKeys(query.slugs, SLUG_PATTERN);
      const pages = await genericPagesBySlug(reading, slugs);
      return { data: sortByKeys(slugs, pages, ({ slug }) => slug), meta: { next: null } };
    }
    const { limit = PAGE_SIZE_DEFAULT, cursor } = query;
    const pages = await genericPagesPage(reading, limit, cursor);
    return pageOf(pages, limit, asItIs, ({ slug }) => [slug, slug]);
  },
});
