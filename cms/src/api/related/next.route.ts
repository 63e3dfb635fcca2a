import { Type } from 'typebox';

import { defineRoute } from '../../rest/define-route';
import { askedKey } from '../../rest/page-query.schema';
import { nullable } from '../../rest/shared.schema';
import { videoFromRow } from '../video/video.query';
import { VideoSchema } from '../video/video.schema';
import { nextVideo } from './next.query';

export const nextRoute = defineRoute({
  schema: {
    operationId: 'getNext',
    path: '/api/next',
    summary: 'The video after a video',
    description:
      'After an episode the next one of its show, by season and number; after the last, the newest recording of the channel that is no episode of that show; after everything else, the newest recording of the channel that is not the video itself. A short is followed by a short. Null when nothing follows or the code is unknown.',
    params: Type.Object({}),
    query: Type.Object({ code: askedKey('Code of the video.') }),
    answer: Type.Object({ data: nullable(VideoSchema) }),
    localized: true,
  },
  handle: async ({ query: { code }, reading }) => {
    const [row] = await nextVideo(reading, code);
    return { data: row ? videoFromRow(row) : null };
  },
});
