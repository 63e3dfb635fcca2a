import type { RowSource } from '../src/rows/row-sources';

/** Row of the catalogue on a page, in one language. */
export interface RowSeed {
  title: string;
  source: RowSource;
  /** Target of the “See all” link; left out where the site has no such page. */
  path?: string;
  /** Slug; only for a row of one channel. */
  channel?: string;
}
