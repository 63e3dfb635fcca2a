import { Type } from 'typebox';

import { LocalizationHeaders } from '../../platform/http/errors/localization.schema';
import { errorResponses } from '../../platform/http/errors/error-responses.schema';
import { IdempotentHeaders } from '../../platform/idempotency/idempotency-key.schema';
import { componentRef } from '../../platform/http/openapi/component';
import { CursorQuery, PageMeta } from '../../platform/http/paging/cursor';
import { CodesParameter } from '../../platform/video/read-video-codes';
import { VideoCodeSchema } from '../../platform/video/video-code.schema';
import { WATCHLIST_MAX } from './watchlist.limits';
import { WatchlistItemSchema } from './watchlist-item.schema';

const COMMON = { tags: ['watching'], security: [{ bearer: [] }] };

export const WATCHLIST_SCHEMA = {
  ...COMMON,
  operationId: 'watchlist',
  summary: 'The saved videos of the viewer, newest first',
  description:
    'What the viewer alone sees. Codes of videos that are no longer published stay until they are removed.',
  headers: LocalizationHeaders,
  querystring: Type.Object({
    ...CursorQuery.properties,
    codes: Type.Optional({
      ...CodesParameter,
      description: 'Only those of these videos that are saved, unpaged.',
    }),
  }),
  response: {
    200: Type.Object(
      { data: Type.Array(componentRef(WatchlistItemSchema)), meta: PageMeta },
      { description: 'A page of the list.' },
    ),
    ...errorResponses([400, 401]),
  },
};

export const ADD_SCHEMA = {
  ...COMMON,
  operationId: 'addToWatchlist',
  summary: 'Save a video',
  description: `Saved again, it stays where it is. At most ${WATCHLIST_MAX} videos: WATCHLIST_FULL.`,
  headers: IdempotentHeaders,
  body: Type.Object({ code: VideoCodeSchema }),
  response: {
    201: Type.Object(
      { data: componentRef(WatchlistItemSchema) },
      { description: 'The saved video, with the time it was saved first.' },
    ),
    ...errorResponses([400, 401, 413, 415, 422]),
  },
};

export const REMOVE_SCHEMA = {
  ...COMMON,
  operationId: 'removeFromWatchlist',
  summary: 'Remove a video from the list',
  description: 'Also when it is not in the list.',
  headers: LocalizationHeaders,
  params: Type.Object({ code: Type.String({ maxLength: 64, description: 'Code of the video.' }) }),
  response: { 204: Type.Null({ description: 'It is not in the list.' }), ...errorResponses([400, 401]) },
};
