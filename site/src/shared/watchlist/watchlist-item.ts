/** What a viewer can save: a video by its code, a show by its id. */
export type WatchlistItem =
  | { type: 'video'; code: string; id?: undefined }
  | { type: 'show'; id: string; code?: undefined };

/** Returns a text that names the item among all that can be saved. */
export const watchlistKey = ({ type, code, id }: WatchlistItem): string => `${type}:${code ?? id}`;
