import { useTranslation } from 'react-i18next';

import { Star } from '../../ui/Star/Star';
import * as styles from './PremiumText.module.css';

/** Mark of a premium record in a line of text, for pictures that contain their title. */
export const PremiumText = () => {
  const { t } = useTranslation();
  return (
    <span className={styles.premium}>
      <Star /> {t('video.premium')}
    </span>
  );
};
