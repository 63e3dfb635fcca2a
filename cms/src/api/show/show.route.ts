import { Type } from 'typebox';

import { defineRoute } from '../../rest/define-route';
import { askedKey } from '../../rest/page-query.schema';
import { Refusal } from '../../rest/refusal';
import { showFromRow, showsBySlug } from './show.query';
import { ShowSchema } from './show.schema';

export const showRoute = defineRoute({
  schema: {
    operationId: 'getShow',
    path: '/api/shows/{slug}',
    summary: 'One show',
    description: 'A show by its slug.',
    params: Type.Object({ slug: askedKey('Slug of the show.') }),
    query: Type.Object({}),
    answer: Type.Object({ data: ShowSchema }),
    localized: true,
    refusals: { 404: 'No such show is published in the languages asked for.' },
  },
  handle: async ({ params, reading }) => {
    const [row] = await showsBySlug(reading, [params.slug]);
    if (!row) throw new Refusal(404, 'NOT_FOUND');
    return { data: showFromRow(row) };
  },
});
