import { Type } from 'typebox';

import { defineRoute } from '../../rest/define-route';
import { askedKey } from '../../rest/page-query.schema';
import { Refusal } from '../../rest/refusal';
import { sportFromRow, sportsBySlug } from './sport.query';
import { SportSchema } from './sport.schema';

export const sportRoute = defineRoute({
  schema: {
    operationId: 'getSport',
    path: '/api/sports/{slug}',
    summary: 'One sport',
    description: 'A sport by its slug. Its shows and videos are `/api/shows` and `/api/videos` with `sport`.',
    params: Type.Object({ slug: askedKey('Slug of the sport.') }),
    query: Type.Object({}),
    answer: Type.Object({ data: SportSchema }),
    localized: true,
    refusals: { 404: 'No such sport is published in the languages asked for.' },
  },
  handle: async ({ params, reading }) => {
    const [row] = await sportsBySlug(reading, [params.slug]);
    if (!row) throw new Refusal(404, 'NOT_FOUND');
    return { data: sportFromRow(row) };
  },
});
