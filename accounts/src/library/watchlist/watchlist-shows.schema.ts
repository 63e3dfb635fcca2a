import { Type } from 'typebox';

import { SLUG_MAX_LENGTH } from '@sahra/schemas/identity';

import { errorResponses } from '../../platform/http/errors/error-responses.schema';
import { LocalizationHeaders } from '../../platform/http/errors/localization.schema';
import { componentRef } from '../../platform/http/openapi/component';
import { CursorQuery, PageMeta } from '../../platform/http/paging/cursor';
import { IdempotentHeaders } from '../../platform/idempotency/idempotency-key.schema';
import { ShowSlugSchema, WatchlistShowSchema } from './watchlist-show.schema';
import { SLUGS_MAX, WATCHLIST_MAX } from './watchlist.limits';

const COMMON = { tags: ['watching'], security: [{ bearer: [] }] };

export const WATCHLIST_SHOWS_SCHEMA = {
  ...COMMON,
  operationId: 'watchlistShows',
  summary: 'The saved shows of the viewer, newest first',
  description:
    'What the viewer alone sees. Slugs of shows that are no longer published stay until they are removed.',
  headers: LocalizationHeaders,
  querystring: Type.Object({
    ...CursorQuery.properties,
    slugs: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: SLUGS_MAX * (SLUG_MAX_LENGTH + 1),
        description: `Only those of these shows that are saved, unpaged: up to ${SLUGS_MAX} slugs, divided by commas.`,
      }),
    ),
  }),
  response: {
    200: Type.Object(
      { data: Type.Array(componentRef(WatchlistShowSchema)), meta: PageMeta },
      { description: 'A page of the list.' },
    ),
    ...errorResponses([400, 401]),
  },
};

export const ADD_SHOW_SCHEMA = {
  ...COMMON,
  operationId: 'addShowToWatchlist',
  summary: 'Save a show',
  description: `Saved again, it stays where it is. At most ${WATCHLIST_MAX} shows: WATCHLIST_FULL.`,
  headers: IdempotentHeaders,
  body: Type.Object({ slug: ShowSlugSchema }),
  response: {
    201: Type.Object(
      { data: componentRef(WatchlistShowSchema) },
      { description: 'The saved show, with the time it was saved first.' },
    ),
    ...errorResponses([400, 401, 413, 415, 422]),
  },
};

export const REMOVE_SHOW_SCHEMA = {
  ...COMMON,
  operationId: 'removeShowFromWatchlist',
  summary: 'Remove a show from the list',
  description: 'Also when it is not in the list.',
  headers: LocalizationHeaders,
  params: Type.Object({
    slug: Type.String({ maxLength: SLUG_MAX_LENGTH, description: 'Slug of the show.' }),
  }),
  response: { 204: Type.Null({ description: 'It is not in the list.' }), ...errorResponses([400, 401]) },
};
