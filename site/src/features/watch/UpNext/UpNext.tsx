import { useTranslation } from 'react-i18next';

import type { VideoCardFragment } from '../../../shared/catalogue/video-card.fragment.generated';
import { UpNextCard } from './UpNextCard';
import * as styles from './UpNext.module.css';

/** List of the videos to watch next; the first one plays automatically after this video. */
export const UpNext = ({ videos }: { videos: readonly VideoCardFragment[] }) => {
  const { t } = useTranslation();
  return (
    <aside aria-labelledby="up-next">
      <h2 id="up-next" className={styles.heading}>
        {t('watch.upNext')}
      </h2>
      <ul className={styles.list}>
        {videos.map((video) => (
          <UpNextCard key={video.code} video={video} />
        ))}
      </ul>
    </aside>
  );
};
