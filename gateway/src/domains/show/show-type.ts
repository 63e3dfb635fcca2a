import type { ShowType } from '../../graph/resolver-types.generated';
import type { ShowListQuery } from '../../upstreams/cms/cms-records';

const TYPE_OF_NAME = {
  ORIGINAL: 'original',
  BUSINESS: 'business',
  SPORT: 'sport',
  PODCAST: 'podcast',
} as const satisfies Record<ShowType, ShowListQuery['type']>;

/** The cms's word for an area of shows. */
export const showTypeOf = (name: ShowType | null | undefined): ShowListQuery['type'] =>
  name ? TYPE_OF_NAME[name] : undefined;
