import { useTranslation } from 'react-i18next';

import { VideoGrid } from '../../../shared/catalogue/VideoGrid/VideoGrid';
import { Button } from '../../../shared/ui/Button/Button';
import type { EpisodeRowFragment } from '../EpisodeRow/episode-row.fragment.generated';
import { useMoreVideos } from '../more-videos/use-more-videos';
import type { VideoListFragment } from '../ShowPage/video-list.fragment.generated';
import * as styles from './KindVideos.module.css';

interface Props {
  slug: string;
  kind: EpisodeRowFragment['kind'];
  built: VideoListFragment;
}

/** Videos of a show of one kind, newest first; further ones are loaded on request. */
export const KindVideos = ({ slug, kind, built }: Props) => {
  const { t } = useTranslation();
  const { videos, hasMore, isLoading, loadMore } = useMoreVideos(slug, kind, built);
  return (
    <>
      <VideoGrid videos={videos} ofShow />
      {hasMore && (
        <div className={styles.more}>
          <Button look="ghost" busy={isLoading} onClick={() => void loadMore()}>
            {t('details.loadMore')}
          </Button>
        </div>
      )}
    </>
  );
};
