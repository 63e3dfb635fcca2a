import { deviceStorage } from '../store/browser-storage';
import { createStore } from '../store/create-store';

const KEY = 'sahra.searches';
const KEPT_MAX = 8;
const NONE: readonly string[] = [];

const read = (): readonly string[] => {
  try {
    const kept: unknown = JSON.parse(deviceStorage.get(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((query) => typeof query === 'string').slice(0, KEPT_MAX) : NONE;
  } catch {
    return NONE;
  }
};

/** Searches made on this device, newest first. They are never sent anywhere. */
export const recentSearches = createStore<readonly string[]>(typeof window === 'undefined' ? NONE : read());

const keep = (searches: readonly string[]): void => {
  recentSearches.set(searches);
  deviceStorage.set(KEY, JSON.stringify(searches));
};

/** Puts a search first, without a second entry for the same words. */
export const addRecentSearch = (query: string): void =>
  keep(
    [query, ...recentSearches.get().filter((kept) => kept.toLowerCase() !== query.toLowerCase())].slice(
      0,
      KEPT_MAX,
    ),
  );

export const removeRecentSearch = (query: string): void =>
  keep(recentSearches.get().filter((kept) => kept !== query));

export const clearRecentSearches = (): void => keep(NONE);
