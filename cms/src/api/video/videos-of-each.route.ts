import { Type } from 'typebox';

import { PAGE_SIZE_MAX } from '@sahra/schemas/constants';
import { SLUG_PATTERN } from '@sahra/schemas/identity';

import { parseBatchKeys } from '../../rest/parse-batch-keys';
import { defineRoute } from '../../rest/define-route';
import { requireExactlyOne } from '../../rest/require-exactly-one';
import { batchQuery } from '../../rest/page-query.schema';
import { videoFromRow } from './video.query';
import { VideoKindSchema, VideoSchema } from './video.schema';
import { videosOfEach } from './videos-of-each.query';

export const videosOfEachRoute = defineRoute({
  schema: {
    operationId: 'getVideosOfEach',
    path: '/api/videos_of_each',
    summary: 'First videos of several shows, channels or sports',
    description:
      'The first `each` videos of every show, channel or sport named, so that a list of shows with their videos is two reads. Within an owner in the order of `/api/videos`.',
    params: Type.Object({}),
    query: Type.Object({
      shows: batchQuery('slugs of shows'),
      channels: batchQuery('slugs of channels'),
      sports: batchQuery('slugs of sports'),
      kind: Type.Optional(VideoKindSchema),
      each: Type.Integer({
        minimum: 1,
        maximum: PAGE_SIZE_MAX + 1,
        description: 'How many of each; one more than a page tells whether something follows.',
      }),
    }),
    answer: Type.Object({ data: Type.Array(VideoSchema) }),
    localized: true,
  },
  handle: async ({ query: { kind, each, ...owners }, reading }) => {
    const [type, list] = requireExactlyOne({
      shows: owners.shows,
      channels: owners.channels,
      sports: owners.sports,
    });
    const slugs = parseBatchKeys(list, SLUG_PATTERN);
    return { data: (await videosOfEach(reading, { type, slugs }, kind, each)).map(videoFromRow) };
  },
});
