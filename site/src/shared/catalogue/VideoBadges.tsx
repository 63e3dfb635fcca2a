import { useTranslation } from 'react-i18next';

import * as styles from './Badge.module.css';
import type { VideoCardFragment } from './video-card.fragment.generated';

type Props = Pick<VideoCardFragment, 'liveState' | 'premium'>;

/** What has to be known before choosing: on air, to come, over, for subscribers. */
export const VideoBadges = ({ liveState, premium }: Props) => {
  const { t } = useTranslation();
  return (
    <>
      {liveState === 'LIVE' && <span className={`${styles.badge} ${styles.live}`}>{t('video.live')}</span>}
      {liveState === 'UPCOMING' && (
        <span className={`${styles.badge} ${styles.soon}`}>{t('video.soon')}</span>
      )}
      {liveState === 'ENDED' && <span className={styles.badge}>{t('video.ended')}</span>}
      {premium && <span className={styles.badge}>{t('video.premium')}</span>}
    </>
  );
};
