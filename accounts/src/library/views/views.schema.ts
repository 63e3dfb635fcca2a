import { Type } from 'typebox';

import { errorResponses } from '../../platform/http/errors/error-responses.schema';
import { LocalizationHeaders } from '../../platform/http/errors/localization.schema';
import { componentRef } from '../../platform/http/openapi/component';
import { CodesParameter } from '../../platform/video/read-video-codes';
import { VideoCodeSchema } from '../../platform/video/video-code.schema';
import { VIEWS_OF_ADDRESS_MAX, VISITOR_ID_LENGTH } from './view.limits';

/** Number of views and comments of a video. */
export const VideoCountsSchema = Type.Object(
  {
    code: VideoCodeSchema,
    views: Type.Integer({
      minimum: 0,
      description: 'Views: one of each session and day, after 10 s played.',
    }),
    comments: Type.Integer({ minimum: 0, description: 'Comments that everybody can read.' }),
  },
  { $id: 'VideoCounts', description: 'Counts of a video.' },
);

export const COUNT_VIEW_SCHEMA = {
  operationId: 'countView',
  tags: ['watching'],
  summary: 'Count a view, once 10 seconds or half of the video have played',
  description: `For visitors too. With a bearer its session is counted (a bad bearer is 401), without one the visitor's id, and without either the address with the browser: each once a day and video. One network address adds at most ${VIEWS_OF_ADDRESS_MAX} views a day to a video. Sent twice it is once: no key is needed. Neither ids nor addresses are stored, only HMACs with the day in them, for two days.`,
  headers: LocalizationHeaders,
  body: Type.Object({
    code: VideoCodeSchema,
    visitor: Type.Optional(
      Type.String({
        minLength: VISITOR_ID_LENGTH.min,
        maxLength: VISITOR_ID_LENGTH.max,
        description:
          'Random id that the client made for this visit and for nothing else. Refusal of one that cannot be: BAD_USER_INPUT.',
      }),
    ),
  }),
  response: {
    200: Type.Object(
      {
        data: Type.Object({
          counted: Type.Boolean({
            description: 'Whether this was a view more; false when it was counted before.',
          }),
        }),
      },
      { description: 'Heard.' },
    ),
    ...errorResponses([400, 401, 413, 415, 422]),
  },
};

export const VIDEO_COUNTS_SCHEMA = {
  operationId: 'videoCounts',
  tags: ['watching'],
  summary: 'Counts of some videos',
  description:
    'The same for everybody. The feed tells of them as `video-counts`, with the code, at most once a minute and video, as soon as they differ by a hundredth.',
  querystring: Type.Object({ codes: CodesParameter }),
  response: {
    200: Type.Object(
      { data: Type.Array(componentRef(VideoCountsSchema)) },
      { description: 'In the order asked; a video that nobody has seen has zeros.' },
    ),
    ...errorResponses([400]),
  },
};
