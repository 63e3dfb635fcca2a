import { SUGGESTIONS_MAX } from '@sahra/schemas/constants';

import { GraphFailure } from '../../graph/graph-failure';
import type { Resolvers } from '../../graph/resolver-types.generated';
import { checkedQuery } from './checked-query';
import { foundRecords } from './found-records';
import { searchNarrowing, searchTypeName } from './search-narrowing';

/** Nobody reads on for so long; beyond it the count says “as many and more”. */
const COUNTED_MAX = 1000;

const counted = (count: number): number => Math.min(count, COUNTED_MAX);

export const searchResolvers: Resolvers = {
  Query: {
    search: async (_root, { q, filter, ...args }, { locale, public: loaders }) => {
      const narrowing = searchNarrowing(filter ?? {});
      const page = await foundRecords(loaders, { q: checkedQuery(q, locale), ...narrowing }, args);
      const { counts, correctedQuery } = page.found;
      const { type } = narrowing;
      return {
        ...page,
        correctedQuery,
        totalCount: counted(type ? counts[type] : counts.show + counts.video + counts.channel),
        counts: {
          shows: counted(counts.show),
          videos: counted(counts.video),
          channels: counted(counts.channel),
        },
      };
    },
    suggestions: (_root, { q, first }, { locale, public: { suggestions } }) => {
      if (first < 1 || first > SUGGESTIONS_MAX)
        throw new GraphFailure('BAD_USER_INPUT', `\`first\` must be between 1 and ${SUGGESTIONS_MAX}.`);
      return suggestions.load({ q: checkedQuery(q, locale), limit: first });
    },
  },
  SearchHit: {
    __resolveType: (hit) => ('code' in hit ? 'Video' : 'title' in hit ? 'Show' : 'Channel'),
  },
  Suggestion: {
    type: ({ type }) => searchTypeName(type),
  },
};
