import { useTranslation } from 'react-i18next';

import { Rail } from '../../../shared/catalogue/Rail/Rail';
import { VideoCard } from '../../../shared/catalogue/VideoCard/VideoCard';
import { useViewerQuery } from '../HomePage/use-viewer-query';
import { LateRow } from '../LateRow/LateRow';
import { FollowedVideosOperation } from './followed-videos.query.generated';

interface Props {
  /** Slugs and codes of the cards in the rows beside it: no picture stands twice in a view. */
  shownBeside: readonly string[];
}

/** The newest recordings of the channels and shows that the viewer follows. */
export const FollowedRow = ({ shownBeside }: Props) => {
  const { t } = useTranslation();
  const found = useViewerQuery(FollowedVideosOperation)?.viewer?.followedVideos?.nodes ?? [];
  const videos = found.filter(({ code }) => !shownBeside.includes(code));
  return (
    <LateRow cards={videos.length}>
      <Rail id="followed" title={t('followed.title')} shape="wide">
        {videos.map((video) => (
          <VideoCard key={video.code} video={video} />
        ))}
      </Rail>
    </LateRow>
  );
};
