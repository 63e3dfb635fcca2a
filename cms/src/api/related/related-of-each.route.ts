import { Type } from 'typebox';

import { VIDEO_CODE_PATTERN } from '@sahra/schemas/identity';

import { parseBatchKeys } from '../../rest/parse-batch-keys';
import { defineRoute } from '../../rest/define-route';
import {
  askedKeys,
  BATCH_MAX,
  PAGE_SIZE_DEFAULT,
  pageQuery,
  VideoCodeSchema,
} from '../../rest/page-query.schema';
import { relatedOfEach } from './related.query';

export const relatedOfEachRoute = defineRoute({
  schema: {
    operationId: 'getRelatedOfEach',
    path: '/api/related_of_each',
    summary: 'Codes of the videos related to several videos',
    description:
      'Of every video named what `/api/related` answers, as codes: records are read by `/api/videos`. Unknown ones are left out.',
    params: Type.Object({}),
    query: Type.Object({
      codes: askedKeys(`Up to ${BATCH_MAX} codes divided by commas.`),
      limit: pageQuery.limit,
    }),
    answer: Type.Object({
      data: Type.Array(
        Type.Object({
          code: VideoCodeSchema,
          related: Type.Array(VideoCodeSchema, { description: 'Nearest first.' }),
        }),
      ),
    }),
    localized: true,
  },
  handle: async ({ query: { codes, limit = PAGE_SIZE_DEFAULT }, reading }) => ({
    data: await relatedOfEach(reading, parseBatchKeys(codes, VIDEO_CODE_PATTERN), limit),
  }),
});
