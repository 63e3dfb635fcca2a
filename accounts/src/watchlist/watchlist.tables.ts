import type { At } from '../database/column-types';

interface WatchlistItemsTable {
  viewer_id: string;
  /** Code of a video, as the cms gave it. */
  code: string;
  added_at: At;
}

export interface WatchlistTables {
  watchlist_items: WatchlistItemsTable;
}
