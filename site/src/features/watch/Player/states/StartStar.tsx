import { useTranslation } from 'react-i18next';

import { PlayButton } from '../../../../shared/ui/PlayButton/PlayButton';
import * as styles from './StartStar.module.css';

interface Props {
  onStart: () => void;
  /** Somebody is about to press it. */
  onNear?: () => void;
}

/** The star in the middle of the poster, which begins a video. */
export const StartStar = ({ onStart, onNear }: Props) => {
  const { t } = useTranslation();
  return (
    <div className={styles.start}>
      <PlayButton
        className={styles.star}
        label={t('watch.play')}
        onClick={onStart}
        onPointerEnter={onNear}
        onFocus={onNear}
      />
    </div>
  );
};
