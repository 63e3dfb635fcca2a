import type { RowSource } from '../src/rows/row-sources';

/** A row of the catalogue on a page, in one language. */
export interface RowSeed {
  title: string;
  source: RowSource;
  /** Where “See all” leads; left out where the site has no such page. */
  path?: string;
  /** Slug; only of a row of one channel. */
  channel?: string;
}
