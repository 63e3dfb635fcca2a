import { useTranslation } from 'react-i18next';

import { buttonClass } from '../../../../shared/ui/Button/button-class';
import { Star } from '../../../../shared/ui/Star/Star';
import * as styles from './LiveButton.module.css';

interface Props {
  /** Seconds behind live; 0 at the live position. */
  behind: number;
  onGoLive: () => void;
}

/** Button that shows the live state and seeks to the live position. */
export const LiveButton = ({ behind, onGoLive }: Props) => {
  const { t } = useTranslation();
  if (behind === 0)
    return (
      <span className={`${buttonClass('live', 'small')} ${styles.edge}`}>
        <Star motion="beat" />
        {t('player.atEdge')}
      </span>
    );
  return (
    <button type="button" className={`${buttonClass('ghost', 'small')} ${styles.edge}`} onClick={onGoLive}>
      <Star className={styles.star} />
      {t('player.goLive')}
    </button>
  );
};
