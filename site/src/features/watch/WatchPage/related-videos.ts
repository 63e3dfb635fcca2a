import type { VideoCardFragment } from '../../../shared/catalogue/video-card.fragment.generated';
import type { WatchPageQuery } from './watch-page.query.generated';

const AT_MOST = 12;

/**
 * Returns related videos: others of the show first, then of the channel, without the video itself and without
 * duplicates.
 */
export const relatedVideos = ({
  code,
  show,
  channel,
}: NonNullable<WatchPageQuery['video']>): VideoCardFragment[] => {
  const seen = new Set([code]);
  return [...(show?.videos.nodes ?? []), ...(channel?.videos.nodes ?? [])]
    .filter((video) => !seen.has(video.code) && seen.add(video.code))
    .slice(0, AT_MOST);
};
