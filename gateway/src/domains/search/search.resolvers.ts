import { SEARCH_QUERY_LENGTH, SUGGESTIONS_MAX } from '@sahra/schemas/constants';
import type { Locale } from '@sahra/schemas/constants';
import { messageOf } from '@sahra/schemas/messages';

import { GraphFailure } from '../../graph/graph-failure';
import type { Resolvers, SearchFilter, SearchType } from '../../graph/resolver-types.generated';
import type { CmsSearchFilter, SearchResultRecord } from '../../upstreams/cms/cms-records';
import { searchRecords } from './search-records';

/** Returns the trimmed query. Throws BAD_USER_INPUT when its length is outside SEARCH_QUERY_LENGTH. */
const checkedQuery = (typed: string, locale: Locale): string => {
  const query = typed.trim();
  const length = Array.from(query).length;
  if (length >= SEARCH_QUERY_LENGTH.min && length <= SEARCH_QUERY_LENGTH.max) return query;
  throw new GraphFailure('BAD_USER_INPUT', messageOf('QUERY_LENGTH', locale));
};

type RecordType = SearchResultRecord['type'];

const TYPES = {
  show: 'SHOW',
  video: 'VIDEO',
  channel: 'CHANNEL',
} as const satisfies Record<RecordType, SearchType>;

const TYPE_OF_NAME = {
  SHOW: 'show',
  VIDEO: 'video',
  CHANNEL: 'channel',
} as const satisfies Record<SearchType, RecordType>;

/** Returns the name of a record type in the graph. */
const searchTypeName = (type: RecordType): SearchType => TYPES[type];

const checkLengths = ({ minSeconds, maxSeconds }: SearchFilter): void => {
  const least = minSeconds ?? 0;
  if (least >= 0 && least <= (maxSeconds ?? least)) return;
  throw new GraphFailure('BAD_USER_INPUT', '`minSeconds` must be 0 or more, and at most `maxSeconds`.');
};

/** Converts a filter of the graph into query parameters of the cms. */
const searchNarrowing = (filter: SearchFilter): CmsSearchFilter => {
  checkLengths(filter);
  const { type, channel, minSeconds, maxSeconds, live, free } = filter;
  return {
    type: type ? TYPE_OF_NAME[type] : undefined,
    channel: channel ?? undefined,
    min_seconds: minSeconds ?? undefined,
    max_seconds: maxSeconds ?? undefined,
    live: live ?? undefined,
    free: free ?? undefined,
  };
};

/** Maximum of a reported count, which then means “this many or more”: nobody pages that far. */
const COUNTED_MAX = 1000;

const counted = (count: number): number => Math.min(count, COUNTED_MAX);

export const searchResolvers: Resolvers = {
  Query: {
    search: async (_root, { q, filter, ...args }, { locale, public: loaders }) => {
      const narrowing = searchNarrowing(filter ?? {});
      const page = await searchRecords(loaders, { q: checkedQuery(q, locale), ...narrowing }, args);
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
