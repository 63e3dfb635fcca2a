import { Type } from 'typebox';

import { defineRoute } from '../../rest/define-route';
import { askedKey } from '../../rest/page-query.schema';
import { Refusal } from '../../rest/refusal';
import { videoFromRow, videosByCode } from './video.query';
import { VideoSchema } from './video.schema';

export const videoByCodeRoute = defineRoute({
  schema: {
    operationId: 'getVideoByCode',
    path: '/api/getVideoByCode',
    summary: 'One video',
    description: 'A video by its code.',
    params: Type.Object({}),
    query: Type.Object({ code: askedKey('Code of the video.') }),
    answer: Type.Object({ data: VideoSchema }),
    localized: true,
    refusals: { 404: 'No such video is published in the languages asked for.' },
  },
  handle: async ({ query, reading }) => {
    const [row] = await videosByCode(reading, [query.code]);
    if (!row) throw new Refusal(404, 'NOT_FOUND');
    return { data: videoFromRow(row) };
  },
});
