import { useTranslation } from 'react-i18next';

import type { VideoCardFragment } from '../../../shared/catalogue/video-card.fragment.generated';
import { VideoCard } from '../../../shared/catalogue/VideoCard/VideoCard';
import { Icon } from '../../../shared/ui/Icon/Icon';
import * as styles from './SavedCard.module.css';

interface Props {
  video: VideoCardFragment;
  onRemove: () => void;
}

/** Card of a saved video with a button to remove it. */
export const SavedCard = ({ video, onRemove }: Props) => {
  const { t } = useTranslation();
  return (
    <VideoCard
      video={video}
      action={
        <button
          type="button"
          className={styles.remove}
          aria-label={t('saved.remove', { title: video.title })}
          onClick={onRemove}
        >
          <Icon name="close" />
        </button>
      }
    />
  );
};
