import { Type } from 'typebox';

import { VIDEO_CODE_PATTERN } from '@sahra/schemas/identity';

import { parseBatchKeys } from '../../rest/parse-batch-keys';
import { defineRoute } from '../../rest/define-route';
import { askedKeys, BATCH_MAX, VideoCodeSchema } from '../../rest/page-query.schema';
import { nullable } from '../../rest/shared.schema';
import { nextOfEach } from './next.query';

export const nextOfEachRoute = defineRoute({
  schema: {
    operationId: 'getNextOfEach',
    path: '/api/next_of_each',
    summary: 'Codes of the videos after several videos',
    description:
      'Of every video named what `/api/next` answers, as a code: records are read by `/api/videos`. Unknown ones are left out.',
    params: Type.Object({}),
    query: Type.Object({ codes: askedKeys(`Up to ${BATCH_MAX} codes divided by commas.`) }),
    answer: Type.Object({
      data: Type.Array(Type.Object({ code: VideoCodeSchema, next: nullable(VideoCodeSchema) })),
    }),
    localized: true,
  },
  handle: async ({ query: { codes }, reading }) => ({
    data: await nextOfEach(reading, parseBatchKeys(codes, VIDEO_CODE_PATTERN)),
  }),
});
