import type { ShowFormat } from '../../graph/resolver-types.generated';
import type { ShowRecord } from '../../upstreams/cms/cms-records';

const FORMATS = {
  series: 'SERIES',
  podcast: 'PODCAST',
} as const satisfies Record<ShowRecord['format'], ShowFormat>;

/** Name of a format in the graph. */
export const formatName = (format: ShowRecord['format']): ShowFormat => FORMATS[format];
