import type { At } from '../../platform/database/column-types';

interface WatchlistItemsTable {
  viewer_id: string;
  /** Code of a video, from the cms. */
  code: string;
  added_at: At;
}

declare module '../../platform/database/tables' {
  interface Tables {
    watchlist_items: WatchlistItemsTable;
  }
}
