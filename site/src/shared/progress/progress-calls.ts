import type { Locale } from '@sahra/schemas/constants';

import { readFreshAccessToken } from '../auth/read-fresh-access-token';
import { postOperation } from '../graph/post-operation';
import { firstFailure } from '../messages/first-failure';
import { ClearHistoryOperation } from './clear-history.mutation.generated';
import { MergeProgressOperation } from './merge-progress.mutation.generated';
import type { Position } from './progress-state';

/** How far a video was watched, and when. */
export interface WatchedPosition extends Position {
  code: string;
  /** ISO 8601. */
  watchedAt: string;
}

/** The graph takes no more positions at once. */
const MERGE_MAX = 50;

/**
 * Sends positions of any time to the viewer's account; of two positions of a video the later is kept there.
 * @returns The error code, or null.
 */
export const sendProgress = async (
  positions: readonly WatchedPosition[],
  locale: Locale,
): Promise<string | null> => {
  try {
    for (let from = 0; from < positions.length; from += MERGE_MAX) {
      const entries = positions
        .slice(from, from + MERGE_MAX)
        .map(({ code, positionSeconds, durationSeconds, watchedAt }) => ({
          videoCode: code,
          positionSeconds,
          durationSeconds,
          watchedAt,
        }));
      const token = await readFreshAccessToken(locale);
      const answer = await postOperation(MergeProgressOperation, { input: { entries } }, locale, token);
      const failure = firstFailure(answer.mergeProgress);
      if (failure !== null) return failure;
    }
    return null;
  } catch {
    return 'SOMETHING_WENT_WRONG';
  }
};

const clearHistory = async (videoCode: string | null, locale: Locale): Promise<string | null> => {
  const token = await readFreshAccessToken(locale);
  const answer = await postOperation(ClearHistoryOperation, { input: { videoCode } }, locale, token);
  return firstFailure(answer.clearHistory);
};

/**
 * Forgets how far videos were watched; without codes, everything that was watched.
 * @returns The error code, or null.
 */
export const forgetProgress = async (
  codes: readonly string[] | 'all',
  locale: Locale,
): Promise<string | null> => {
  try {
    if (codes === 'all') return await clearHistory(null, locale);
    const failures = await Promise.all(codes.map((code) => clearHistory(code, locale)));
    return failures.find((failure) => failure !== null) ?? null;
  } catch {
    return 'SOMETHING_WENT_WRONG';
  }
};
