import { useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { Rail } from '../../../shared/catalogue/Rail/Rail';
import { VideoCard } from '../../../shared/catalogue/VideoCard/VideoCard';
import { useOpenBelow } from '../../../shared/page/use-open-below';
import { useViewerQuery } from '../HomePage/use-viewer-query';
import { FollowedVideosOperation } from './followed-videos.query.generated';
import * as styles from './FollowedRow.module.css';

interface Props {
  /** Slugs and codes of the cards in the rows beside it: no picture stands twice in a view. */
  shownBeside: readonly string[];
}

/**
 * The newest recordings of the channels that the viewer follows. The row opens only while its place is below the
 * window, so nothing in sight moves.
 */
export const FollowedRow = ({ shownBeside }: Props) => {
  const { t } = useTranslation();
  const found = useViewerQuery(FollowedVideosOperation)?.viewer?.followedVideos?.nodes ?? [];
  const videos = found.filter(({ code }) => !shownBeside.includes(code));
  const place = useRef<HTMLDivElement>(null);
  const isOpen = useOpenBelow(place, videos.length > 0);
  return (
    <div ref={place} className={styles.row}>
      {isOpen && videos.length > 0 && (
        <Rail id="followed" title={t('followed.title')} shape="wide">
          {videos.map((video) => (
            <VideoCard key={video.code} video={video} />
          ))}
        </Rail>
      )}
    </div>
  );
};
