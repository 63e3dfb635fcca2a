import { Type } from 'typebox';

import { defineRoute } from '../../rest/define-route';
import { askedKey, PAGE_SIZE_DEFAULT, pageQuery } from '../../rest/page-query.schema';
import { videoFromRow } from '../video/video.query';
import { VideoSchema } from '../video/video.schema';
import { relatedVideos } from './related.query';

export const relatedRoute = defineRoute({
  schema: {
    operationId: 'getRelated',
    path: '/api/related',
    summary: 'Videos related to a video',
    description:
      'What to go on with beside a video: first of its show, then of its sport, then of its channel, each newest first; never the video itself, nothing unreleased and no event that is over. Shorts go with shorts, everything else with everything else. Empty when the code is unknown.',
    params: Type.Object({}),
    query: Type.Object({ code: askedKey('Code of the video.'), limit: pageQuery.limit }),
    answer: Type.Object({ data: Type.Array(VideoSchema) }),
    localized: true,
  },
  handle: async ({ query: { code, limit = PAGE_SIZE_DEFAULT }, reading }) => ({
    data: (await relatedVideos(reading, code, limit)).map(videoFromRow),
  }),
});
