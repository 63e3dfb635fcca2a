import type { VideoCardFragment } from '../../../shared/catalogue/video-card.fragment.generated';
import type { WatchlistItem } from '../../../shared/watchlist/watchlist-item';
import type { SavedShowFragment } from './saved-show.fragment.generated';

/** Saved record with its card's data. */
export type SavedItem = { addedAt: string } & (
  | { type: 'video'; node: VideoCardFragment }
  | { type: 'show'; node: SavedShowFragment }
);

/** Returns what names a saved record in the calls of the watchlist. */
export const watchlistItemOf = (saved: SavedItem): WatchlistItem =>
  saved.type === 'video' ? { type: 'video', code: saved.node.code } : { type: 'show', id: saved.node.id };
