import { CardGrid } from '../CardGrid/CardGrid';
import { ShortCard } from '../ShortCard/ShortCard';
import type { VideoCardFragment } from '../video-card.fragment.generated';
import { VideoCard } from '../VideoCard/VideoCard';

interface Props {
  videos: readonly VideoCardFragment[];
  /** Hides the show's name, because all videos are of one show. */
  ofShow?: boolean;
}

/** Grid of videos of one kind: upright cards for shorts, wide ones for all other kinds. */
export const VideoGrid = ({ videos, ofShow = false }: Props) => {
  const upright = videos[0]?.kind === 'SHORT';
  return (
    <CardGrid shape={upright ? 'upright' : 'wide'}>
      {videos.map((video) =>
        upright ? (
          <ShortCard key={video.code} video={video} />
        ) : (
          <VideoCard key={video.code} video={video} ofShow={ofShow} />
        ),
      )}
    </CardGrid>
  );
};
