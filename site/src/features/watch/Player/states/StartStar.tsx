import { useTranslation } from 'react-i18next';

import { PlayButton } from '../../../../shared/ui/PlayButton/PlayButton';
import * as styles from './StartStar.module.css';

interface Props {
  onStart: () => void;
  /** Called on hover and focus, before a probable press. */
  onNear?: () => void;
}

/** Play button in the middle of the poster. */
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
