import { useEffect, useMemo, useState } from 'react';

import { authState } from '../../../shared/auth/auth-state';
import { usePageLocale } from '../../../shared/i18n/locale-context';
import { useStore } from '../../../shared/store/use-store';
import { nextEpisode } from './next-episode';
import type { NextEpisode, ViewerEpisode } from './next-episode';

export type EpisodeProgress = NonNullable<ViewerEpisode['viewerProgress']>;

/** What a viewer has watched of a show. */
export interface ShowViewer {
  progress: ReadonlyMap<string, EpisodeProgress>;
  next: NextEpisode | null;
}

/** Loaded lazily: a visitor needs none of it. */
const loadFetch = () => import('./fetch-show-viewer');

/** Reads what the viewer has watched of a show; null for visitors and until it is known. */
export const useShowViewer = (slug: string): ShowViewer | null => {
  const { locale } = usePageLocale();
  const viewer = useStore(authState, null)?.id;
  const [episodes, setEpisodes] = useState<readonly ViewerEpisode[] | null>(null);

  useEffect(() => {
    setEpisodes(null);
    if (viewer === undefined) return;
    let isWanted = true;
    loadFetch()
      .then(({ fetchShowViewer }) => fetchShowViewer(slug, locale))
      .then((found) => {
        if (isWanted) setEpisodes(found);
      })
      .catch(() => {
        // The page stays the visitor's: everything on it works.
      });
    return () => {
      isWanted = false;
    };
  }, [viewer, slug, locale]);

  return useMemo(
    () =>
      episodes && {
        next: nextEpisode(episodes),
        progress: new Map(
          episodes.flatMap(({ code, viewerProgress }) =>
            viewerProgress && viewerProgress.state !== 'NEW' ? [[code, viewerProgress] as const] : [],
          ),
        ),
      },
    [episodes],
  );
};
