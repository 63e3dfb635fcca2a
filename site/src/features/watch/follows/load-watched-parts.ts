import type { Locale } from '@sahra/schemas/constants';

import { readFreshAccessToken } from '../../../shared/auth/read-fresh-access-token';
import { postOperation } from '../../../shared/graph/post-operation';
import { progressStateOf, watchedPart } from '../../../shared/progress/progress-state';
import type { Position } from '../../../shared/progress/progress-state';
import { WatchedPartsOperation } from './watched-parts.query.generated';

/** Returns the shown part of a position: a finished video is full, one that was only looked into has none. */
export const partOf = (position: Position): number => {
  const state = progressStateOf(position);
  if (state === 'NEW') return 0;
  return state === 'FINISHED' ? 1 : watchedPart(position);
};

/** Reads which part of each episode of the season of `code` the viewer has watched, by code. */
export const loadWatchedParts = async (
  code: string,
  locale: Locale,
): Promise<ReadonlyMap<string, number>> => {
  const token = await readFreshAccessToken(locale);
  const { video } = await postOperation(WatchedPartsOperation, { code }, locale, token);
  return new Map(
    video?.seasonEpisodes.flatMap((episode) =>
      episode.viewerProgress ? [[episode.code, partOf(episode.viewerProgress)] as const] : [],
    ),
  );
};
