import type { Area } from '../../graph/resolver-types.generated';
import type { ShowListQuery, ShowRecord } from '../../upstreams/cms/cms-records';

const TYPE_OF_AREA = {
  BUSINESS: 'business',
  ORIGINAL: 'original',
  PODCAST: 'podcast',
  SPORT: 'sport',
} as const satisfies Record<Area, ShowListQuery['type']>;

/** Converts an area of the graph into the value that lists of the cms take as `type`. */
export const areaOf = (area: Area | null | undefined) => (area ? TYPE_OF_AREA[area] : undefined);

/** Returns the areas that a show belongs to. */
export const areasOf = ({ business, original, format, sport_slug: sport }: ShowRecord): Area[] => [
  ...(business ? (['BUSINESS'] as const) : []),
  ...(original ? (['ORIGINAL'] as const) : []),
  ...(format === 'podcast' ? (['PODCAST'] as const) : []),
  ...(sport === null ? [] : (['SPORT'] as const)),
];
