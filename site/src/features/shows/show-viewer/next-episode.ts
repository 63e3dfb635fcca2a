import type { ShowViewerQuery } from './show-viewer.query.generated';

export type ViewerEpisode = NonNullable<ShowViewerQuery['show']>['videos']['nodes'][number];

/** Episode that the viewer should watch next, and why. */
export interface NextEpisode extends Pick<ViewerEpisode, 'code' | 'episodeNumber' | 'seasonNumber'> {
  reason: 'continue' | 'next' | 'again';
}

const watchedAt = ({ viewerProgress }: ViewerEpisode): number =>
  viewerProgress && viewerProgress.state !== 'NEW' ? Date.parse(viewerProgress.watchedAt) : 0;

/**
 * Returns the episode to go on with: the one that was watched last, or the one after it when it was finished. After
 * the last one, the first. Null when the viewer has watched none.
 */
export const nextEpisode = (episodes: readonly ViewerEpisode[]): NextEpisode | null => {
  const last = episodes.reduce<ViewerEpisode | null>(
    (latest, each) => (watchedAt(each) > (latest ? watchedAt(latest) : 0) ? each : latest),
    null,
  );
  if (!last) return null;
  if (last.viewerProgress?.state !== 'FINISHED') return { ...last, reason: 'continue' };
  const next = episodes[episodes.indexOf(last) + 1];
  if (next) return { ...next, reason: next.viewerProgress?.state === 'STARTED' ? 'continue' : 'next' };
  const [first] = episodes;
  return first ? { ...first, reason: 'again' } : null;
};
