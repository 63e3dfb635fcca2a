import { Rail } from '../../../shared/catalogue/Rail/Rail';
import type { VideoCardFragment } from '../../../shared/catalogue/video-card.fragment.generated';
import { VideoCard } from '../../../shared/catalogue/VideoCard/VideoCard';

interface Props {
  title: string;
  videos: readonly VideoCardFragment[];
}

/** Row of videos of one kind. Renders nothing without videos. */
export const VideoRail = ({ title, videos }: Props) =>
  videos.length === 0 ? null : (
    <Rail title={title} shape="wide">
      {videos.map((video) => (
        <VideoCard key={video.code} video={video} />
      ))}
    </Rail>
  );
