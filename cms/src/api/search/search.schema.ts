import { Type, type Static } from 'typebox';

import { nullable } from '../../rest/shared.schema';
import { SEARCH_TYPES } from '../../search/search-document';

export const SearchTypeSchema = Type.Enum(SEARCH_TYPES, {
  $id: 'SearchType',
  description: 'What was found.',
});

export const SearchResultSchema = Type.Object(
  {
    type: SearchTypeSchema,
    key: Type.String({ description: 'Slug of a show or channel, code of a video.' }),
  },
  {
    $id: 'SearchResult',
    description: 'A record that was found; the batch reads answer its words.',
    additionalProperties: false,
  },
);

const count = (what: string) => Type.Integer({ minimum: 0, description: what });

export const SearchMetaSchema = Type.Object(
  {
    next: nullable(
      Type.String({ description: 'Opaque cursor: pass it as `cursor` to go on; null on the last page.' }),
    ),
    corrected_query: nullable(
      Type.String({
        description:
          'What was looked for instead of a query with a slip, or one typed on the other keyboard; null when the query was taken as it is.',
      }),
    ),
    omitted_words: Type.Array(Type.String(), {
      description:
        'Words of the query that were left out, as they were typed, because nothing has them together with the others; empty when every word was found.',
    }),
    counts: Type.Object(
      { show: count('Shows.'), video: count('Videos.'), channel: count('Channels.') },
      { description: 'How many there are of each type, before one is chosen.', additionalProperties: false },
    ),
  },
  { $id: 'SearchMeta', additionalProperties: false },
);

export const SuggestionSchema = Type.Object(
  {
    text: Type.String({ description: 'Title in the language asked for.' }),
    type: SearchTypeSchema,
    key: Type.String({ description: 'Slug of a show or channel, code of a video.' }),
  },
  { $id: 'Suggestion', description: 'A title for what has been typed so far.', additionalProperties: false },
);

export type SearchMeta = Static<typeof SearchMetaSchema>;
