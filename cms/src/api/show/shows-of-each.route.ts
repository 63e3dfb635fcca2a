import { Type } from 'typebox';

import { PAGE_SIZE_MAX } from '@sahra/schemas/constants';
import { SLUG_PATTERN } from '@sahra/schemas/identity';

import { parseBatchKeys } from '../../rest/parse-batch-keys';
import { defineRoute } from '../../rest/define-route';
import { requireExactlyOne } from '../../rest/require-exactly-one';
import { batchQuery } from '../../rest/page-query.schema';
import { showFromRow } from './show.query';
import { ShowSchema } from './show.schema';
import { showsOfEach } from './shows-of-each.query';

export const showsOfEachRoute = defineRoute({
  schema: {
    operationId: 'getShowsOfEach',
    path: '/api/shows_of_each',
    summary: 'First shows of several channels or sports',
    description:
      'The first `each` shows of every channel or sport named, so that a list of channels with their shows is two reads. Within an owner in the order of `/api/shows`.',
    params: Type.Object({}),
    query: Type.Object({
      channels: batchQuery('slugs of channels'),
      sports: batchQuery('slugs of sports'),
      each: Type.Integer({
        minimum: 1,
        maximum: PAGE_SIZE_MAX + 1,
        description: 'How many of each; one more than a page tells whether something follows.',
      }),
    }),
    answer: Type.Object({ data: Type.Array(ShowSchema) }),
    localized: true,
  },
  handle: async ({ query: { each, channels, sports }, reading }) => {
    const [type, list] = requireExactlyOne({ channels, sports });
    const slugs = parseBatchKeys(list, SLUG_PATTERN);
    return { data: (await showsOfEach(reading, { type, slugs }, each)).map(showFromRow) };
  },
});
