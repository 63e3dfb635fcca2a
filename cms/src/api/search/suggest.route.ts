import { Type } from 'typebox';

import { SEARCH_QUERY_LENGTH, SUGGESTIONS_MAX } from '@sahra/schemas/constants';

import { defineRoute } from '../../rest/define-route';
import { SuggestionSchema } from './search.schema';

const SUGGESTIONS_DEFAULT = 6;

export const suggestRoute = defineRoute({
  schema: {
    operationId: 'suggest',
    path: '/api/suggest',
    summary: 'Suggestions',
    description: 'Titles for what has been typed so far, the likeliest first, each once.',
    params: Type.Object({}),
    query: Type.Object({
      q: Type.String({ maxLength: SEARCH_QUERY_LENGTH.max, description: 'What has been typed so far.' }),
      limit: Type.Optional(
        Type.Integer({
          minimum: 1,
          maximum: SUGGESTIONS_MAX,
          default: SUGGESTIONS_DEFAULT,
          description: 'How many.',
        }),
      ),
    }),
    answer: Type.Object({ data: Type.Array(SuggestionSchema) }),
    localized: true,
  },
  handle: ({ query: { q, limit = SUGGESTIONS_DEFAULT }, reading: { search, locale } }) =>
    Promise.resolve({ data: search.suggest(q, locale, limit) }),
});
