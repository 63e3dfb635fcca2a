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

/** Slug of a show, a colon, the number of the season. */
const SEASON_KEY = new RegExp(`${SLUG_PATTERN.source.slice(0, -1)}:-?\\d{1,9}$`);

export const videosOfEachRoute = defineRoute({
  schema: {
    operationId: 'getVideosOfEach',
    path: '/api/videos_of_each',
    summary: 'First videos of several shows, seasons, channels or sports',
    description:
      'The first `each` videos of every show, season, channel or sport named, so that a list of shows with their videos is two reads. Within an owner in the order of `/api/videos`.',
    params: Type.Object({}),
    query: Type.Object({
      shows: batchQuery('slugs of shows'),
      channels: batchQuery('slugs of channels'),
      sports: batchQuery('slugs of sports'),
      seasons: batchQuery('seasons as `{slug of the show}:{number}`'),
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
      seasons: owners.seasons,
    });
    const keys = parseBatchKeys(list, type === 'seasons' ? SEASON_KEY : SLUG_PATTERN);
    return { data: (await videosOfEach(reading, { type, keys }, kind, each)).map(videoFromRow) };
  },
});
