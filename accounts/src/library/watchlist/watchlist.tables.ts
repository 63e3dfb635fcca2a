import type { At } from '../../platform/database/column-types';

interface WatchlistItemsTable {
  viewer_id: string;
  /** Code of a video, from the cms. */
  code: string;
  added_at: At;
}

interface WatchlistShowsTable {
  viewer_id: string;
  /** Slug of a show, from the cms. */
  slug: string;
  added_at: At;
}

declare module '../../platform/database/tables' {
  interface Tables {
    watchlist_items: WatchlistItemsTable;
    watchlist_shows: WatchlistShowsTable;
  }
}
