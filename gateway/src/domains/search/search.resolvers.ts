import { SEARCH_QUERY_LENGTH, SUGGESTIONS_MAX } from '@sahra/schemas/constants';
import type { Locale } from '@sahra/schemas/constants';
import { messageOf } from '@sahra/schemas/messages';

import { GraphFailure } from '../../graph/graph-failure';
import type { Resolvers, SearchFilter, SearchKind } from '../../graph/resolver-types.generated';
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

const KINDS = {
  show: 'SHOW',
  video: 'VIDEO',
  channel: 'CHANNEL',
} as const satisfies Record<RecordType, SearchKind>;

const TYPE_OF_KIND = {
  SHOW: 'show',
  VIDEO: 'video',
  CHANNEL: 'channel',
} as const satisfies Record<SearchKind, RecordType>;

const checkLengths = ({ minSeconds, maxSeconds }: SearchFilter): void => {
  const least = minSeconds ?? 0;
  if (least >= 0 && least <= (maxSeconds ?? least)) return;
  throw new GraphFailure('BAD_USER_INPUT', '`minSeconds` must be 0 or more, and at most `maxSeconds`.');
};

/** Converts a filter of the graph into query parameters of the cms. */
const searchNarrowing = (filter: SearchFilter): CmsSearchFilter => {
  checkLengths(filter);
  const { kind, channel, minSeconds, maxSeconds, live, premium } = filter;
  return {
    type: kind ? TYPE_OF_KIND[kind] : undefined,
    channel: channel ?? undefined,
    min_seconds: minSeconds ?? undefined,
    max_seconds: maxSeconds ?? undefined,
    live: live ?? undefined,
    free: typeof premium === 'boolean' ? !premium : undefined,
  };
};

/** Maximum of a reported count, which then means “this many or more”: nobody pages that far. */
const COUNTED_MAX = 1000;

const counted = (count: number): number => Math.min(count, COUNTED_MAX);

export const searchResolvers: Resolvers = {
  Query: {
    search: async (_root, { query, filter, ...args }, { locale, public: loaders }) => {
      const narrowing = searchNarrowing(filter ?? {});
      const page = await searchRecords(loaders, { q: checkedQuery(query, locale), ...narrowing }, args);
      const { counts, correctedQuery, omittedWords } = page.found;
      const { type } = narrowing;
      return {
        ...page,
        correctedQuery,
        omittedWords,
        totalCount: counted(type ? counts[type] : counts.show + counts.video + counts.channel),
        counts: {
          shows: counted(counts.show),
          videos: counted(counts.video),
          channels: counted(counts.channel),
        },
      };
    },
    suggestions: (_root, { query, first }, { locale, public: { suggestions } }) => {
      if (first < 1 || first > SUGGESTIONS_MAX)
        throw new GraphFailure('BAD_USER_INPUT', `\`first\` must be between 1 and ${SUGGESTIONS_MAX}.`);
      return suggestions.load({ q: checkedQuery(query, locale), limit: first });
    },
  },
  SearchHit: {
    __resolveType: (hit) => ('code' in hit ? 'Video' : 'title' in hit ? 'Show' : 'Channel'),
  },
  Suggestion: {
    kind: ({ type }) => KINDS[type],
    record: ({ type, key }, _args, { public: loaders }) => loaders[type].load(key),
  },
};
