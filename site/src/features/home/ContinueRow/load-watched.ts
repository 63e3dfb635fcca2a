import type { Locale } from '@sahra/schemas/constants';

import { authState } from '../../../shared/auth/auth-state';
import { readFreshAccessToken } from '../../../shared/auth/read-fresh-access-token';
import { postOperation } from '../../../shared/graph/post-operation';
import { queryGraph } from '../../../shared/graph/query-graph';
import {
  forgetGuestProgress,
  keepGuestProgress,
  readGuestProgress,
} from '../../../shared/progress/guest-progress';
import { guestProgressMerged } from '../../../shared/progress/guest-progress-merge';
import { forgetProgress, sendProgress } from '../../../shared/progress/progress-calls';
import { progressStateOf } from '../../../shared/progress/progress-state';
import { ContinueGuestOperation } from './continue-guest.query.generated';
import { ContinueWatchingOperation } from './continue-watching.query.generated';
import type { Watched } from './continue-items';

/** Videos that are read: enough for a full row of shows with several watched episodes. */
const READ_MAX = 36;

const readOfViewer = async (locale: Locale): Promise<Watched[]> => {
  await guestProgressMerged();
  const token = await readFreshAccessToken(locale);
  const { viewer } = await postOperation(ContinueWatchingOperation, { first: READ_MAX }, locale, token);
  if (!viewer?.watchHistory) throw new Error('The history could not be read.');
  return viewer.watchHistory.edges.map(({ progress, node }) => ({ ...progress, video: node }));
};

const readOfGuest = async (locale: Locale): Promise<Watched[]> => {
  const entries = readGuestProgress().slice(0, READ_MAX);
  if (entries.length === 0) return [];
  const { data } = await queryGraph(ContinueGuestOperation, { ids: entries.map(({ id }) => id) }, locale);
  const videos = new Map(
    data.nodes?.flatMap((node) => (node?.__typename === 'Video' ? [[node.code, node] as const] : [])),
  );
  return entries.flatMap((entry) => {
    const video = videos.get(entry.code);
    return video ? [{ ...entry, state: progressStateOf(entry), video }] : [];
  });
};

/** Reads what was watched, last first: of the viewer who is signed in, else of this browser. Rejects when it cannot. */
export const loadWatched = (locale: Locale): Promise<Watched[]> =>
  authState.get() === null ? readOfGuest(locale) : readOfViewer(locale);

/**
 * Forgets what was watched.
 * @returns The error code, or null.
 */
export const forgetWatched = async (watched: readonly Watched[], locale: Locale): Promise<string | null> => {
  const codes = watched.map(({ video }) => video.code);
  if (authState.get() !== null) return forgetProgress(codes, locale);
  forgetGuestProgress(codes);
  return null;
};

/**
 * Brings back what was forgotten.
 * @returns The error code, or null.
 */
export const restoreWatched = async (watched: readonly Watched[], locale: Locale): Promise<string | null> => {
  const entries = watched.map(({ video: { id, code }, positionSeconds, durationSeconds, watchedAt }) => ({
    id,
    code,
    positionSeconds,
    durationSeconds,
    watchedAt,
  }));
  if (authState.get() !== null) return sendProgress(entries, locale);
  keepGuestProgress(...entries);
  return null;
};
