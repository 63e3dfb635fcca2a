import type { Locale } from '@sahra/schemas/constants';

import { readFreshAccessToken } from '../auth/read-fresh-access-token';
import { postOperation } from '../graph/post-operation';
import { firstFailure } from '../messages/first-failure';
import { AddToWatchlistOperation } from './add-to-watchlist.mutation.generated';
import { RemoveFromWatchlistOperation } from './remove-from-watchlist.mutation.generated';
import { noteSaved } from './saved-codes';
import { SavedOperation } from './saved.query.generated';

/** Returns whether the viewer has saved a video; null when unknown. */
export const fetchSaved = async (code: string, locale: Locale): Promise<boolean | null> => {
  const { video } = await postOperation(SavedOperation, { code }, locale, await readFreshAccessToken(locale));
  return video?.viewerHasSaved ?? null;
};

const removed = async (code: string, locale: Locale): Promise<string | null> => {
  const token = await readFreshAccessToken(locale);
  const answer = await postOperation(
    RemoveFromWatchlistOperation,
    { input: { videoCode: code } },
    locale,
    token,
  );
  return firstFailure(answer.removeFromWatchlist);
};

const added = async (code: string, locale: Locale): Promise<string | null> => {
  const token = await readFreshAccessToken(locale);
  const answer = await postOperation(AddToWatchlistOperation, { input: { videoCode: code } }, locale, token);
  return firstFailure(answer.addToWatchlist);
};

/**
 * Saves a video or removes it.
 * @returns The error code, or null.
 */
export const updateSaved = async (code: string, saved: boolean, locale: Locale): Promise<string | null> => {
  try {
    const failure = await (saved ? added(code, locale) : removed(code, locale));
    if (failure === null) noteSaved(code, saved);
    return failure;
  } catch {
    return 'SOMETHING_WENT_WRONG';
  }
};
