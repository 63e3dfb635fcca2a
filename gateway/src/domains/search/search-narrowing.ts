import { GraphFailure } from '../../graph/graph-failure';
import type { SearchFilter, SearchType } from '../../graph/resolver-types.generated';
import type { SearchNarrowing, SearchResultRecord } from '../../upstreams/cms/cms-records';

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

/** Name of a type in the graph. */
export const searchTypeName = (type: RecordType): SearchType => TYPES[type];

const checkLengths = ({ minSeconds, maxSeconds }: SearchFilter): void => {
  const least = minSeconds ?? 0;
  if (least >= 0 && least <= (maxSeconds ?? least)) return;
  throw new GraphFailure('BAD_USER_INPUT', '`minSeconds` must be 0 or more, and at most `maxSeconds`.');
};

/** A filter of the graph in the words of the cms. */
export const searchNarrowing = (filter: SearchFilter): SearchNarrowing => {
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
