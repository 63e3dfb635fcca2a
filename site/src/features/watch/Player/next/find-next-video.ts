import type { VideoCardFragment } from '../../../../shared/catalogue/video-card.fragment.generated';
import { relatedVideos } from '../../WatchPage/related-videos';
import type { WatchPageQuery } from '../../WatchPage/watch-page.query.generated';

type Video = NonNullable<WatchPageQuery['video']>;

const canBegin = ({ liveState }: VideoCardFragment): boolean => liveState === null || liveState === 'LIVE';

/**
 * Returns the next video: the next episode of the show, otherwise the first related video. Events that are not
 * live are skipped.
 */
export const findNextVideo = (video: Video): VideoCardFragment | null => {
  const related = relatedVideos(video).filter(canBegin);
  const { episodeNumber, show } = video;
  if (episodeNumber !== null && show) {
    const later = show.videos.nodes
      .filter((one) => one.kind === 'EPISODE' && canBegin(one) && (one.episodeNumber ?? 0) > episodeNumber)
      .sort((one, other) => (one.episodeNumber ?? 0) - (other.episodeNumber ?? 0));
    if (later[0]) return later[0];
  }
  return related.find((one) => one.kind !== 'SHORT') ?? related[0] ?? null;
};
