import { Type } from 'typebox';

import { SEARCH_QUERY_LENGTH } from '@sahra/schemas/constants';

import { decodeCursor, encodeCursor, isInteger } from '../../rest/cursor';
import { defineRoute } from '../../rest/define-route';
import { askedKey, PAGE_SIZE_DEFAULT, pageQuery } from '../../rest/page-query.schema';
import { SearchMetaSchema, SearchResultSchema, SearchTypeSchema } from './search.schema';

const seconds = (description: string) => Type.Optional(Type.Integer({ minimum: 0, description }));

export const searchRoute = defineRoute({
  schema: {
    operationId: 'search',
    path: '/api/search',
    summary: 'Search',
    description:
      'Shows, videos and channels by titles, people, descriptions and the names they belong to, in both languages, the likeliest first. Forgives spelling (Arabic folding, typos, joined particles), the other keyboard, Arabic in Latin letters (`7ekayat el matbakh`), plurals, and other spellings that editors have listed. Everyday words of a genre or kind find what belongs to it first, `episode 7` and `s2e3` the episodes. When nothing has all words, some are left out. A query without a word finds nothing.',
    params: Type.Object({}),
    query: Type.Object({
      q: Type.String({
        maxLength: SEARCH_QUERY_LENGTH.max,
        description: 'What is looked for, in either language.',
      }),
      type: Type.Optional(SearchTypeSchema),
      channel: Type.Optional(askedKey('Only what belongs to this channel (slug).')),
      min_seconds: seconds('Only videos of this length or more.'),
      max_seconds: seconds('Only videos of this length or less.'),
      live: Type.Optional(Type.Boolean({ description: 'Only live events (true), or none of them (false).' })),
      free: Type.Optional(
        Type.Boolean({ description: 'Only what anybody may watch (true), or only what is for subscribers.' }),
      ),
      ...pageQuery,
    }),
    answer: Type.Object({ data: Type.Array(SearchResultSchema), meta: SearchMetaSchema }),
    localized: false,
  },
  handle: ({
    query: { q, limit = PAGE_SIZE_DEFAULT, cursor, min_seconds, max_seconds, ...filter },
    reading,
  }) => {
    const start = cursor === undefined ? 0 : decodeCursor(cursor, isInteger)[0];
    const found = reading.search.search(q, { ...filter, minSeconds: min_seconds, maxSeconds: max_seconds });
    const page = found.documents.slice(start, start + limit);
    const last = page.at(-1);
    const more = last !== undefined && found.documents.length > start + limit;
    return Promise.resolve({
      data: page.map(({ type, key }) => ({ type, key })),
      meta: {
        next: more ? encodeCursor([start + limit, last.id]) : null,
        corrected_query: found.correctedQuery,
        omitted_words: found.omittedWords,
        counts: found.counts,
      },
    });
  },
});
