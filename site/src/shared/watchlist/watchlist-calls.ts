import type { Locale } from '@sahra/schemas/constants';

import { readFreshAccessToken } from '../auth/read-fresh-access-token';
import { postOperation } from '../graph/post-operation';
import { firstFailure } from '../messages/first-failure';
import { AddShowToWatchlistOperation } from './add-show-to-watchlist.mutation.generated';
import { AddToWatchlistOperation } from './add-to-watchlist.mutation.generated';
import { RemoveFromWatchlistOperation } from './remove-from-watchlist.mutation.generated';
import { RemoveShowFromWatchlistOperation } from './remove-show-from-watchlist.mutation.generated';
import { noteSaved } from './saved-codes';
import { SavedOperation } from './saved.query.generated';
import { SavedShowOperation } from './saved-show.query.generated';
import type { WatchlistItem } from './watchlist-item';

/** Returns whether the viewer has saved an item; null when unknown. */
export const fetchSaved = async (item: WatchlistItem, locale: Locale): Promise<boolean | null> => {
  const token = await readFreshAccessToken(locale);
  if (item.type === 'video') {
    const { video } = await postOperation(SavedOperation, { code: item.code }, locale, token);
    return video?.viewerHasSaved ?? null;
  }
  const { node } = await postOperation(SavedShowOperation, { id: item.id }, locale, token);
  return node?.__typename === 'Show' ? node.viewerHasSaved : null;
};

const removed = async (item: WatchlistItem, locale: Locale): Promise<string | null> => {
  const token = await readFreshAccessToken(locale);
  if (item.type === 'video') {
    const input = { videoCode: item.code };
    const answer = await postOperation(RemoveFromWatchlistOperation, { input }, locale, token);
    return firstFailure(answer.removeFromWatchlist);
  }
  const input = { showId: item.id };
  const answer = await postOperation(RemoveShowFromWatchlistOperation, { input }, locale, token);
  return firstFailure(answer.removeShowFromWatchlist);
};

const added = async (item: WatchlistItem, locale: Locale): Promise<string | null> => {
  const token = await readFreshAccessToken(locale);
  if (item.type === 'video') {
    const input = { videoCode: item.code };
    const answer = await postOperation(AddToWatchlistOperation, { input }, locale, token);
    return firstFailure(answer.addToWatchlist);
  }
  const input = { showId: item.id };
  const answer = await postOperation(AddShowToWatchlistOperation, { input }, locale, token);
  return firstFailure(answer.addShowToWatchlist);
};

/**
 * Saves an item or removes it.
 * @returns The error code, or null.
 */
export const updateSaved = async (
  item: WatchlistItem,
  saved: boolean,
  locale: Locale,
): Promise<string | null> => {
  try {
    const failure = await (saved ? added(item, locale) : removed(item, locale));
    if (failure === null && item.type === 'video') noteSaved(item.code, saved);
    return failure;
  } catch {
    return 'SOMETHING_WENT_WRONG';
  }
};
