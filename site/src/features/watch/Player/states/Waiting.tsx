import { useTranslation } from 'react-i18next';

import { useSlowLoading } from '../../../../shared/ui/Loading/use-slow-loading';
import { Star } from '../../../../shared/ui/Star/Star';
import * as unseen from '../../../../shared/ui/VisuallyHidden/VisuallyHidden.module.css';
import * as styles from './Waiting.module.css';

/** Buffering indicator; after eight seconds it shows a text. */
export const Waiting = () => {
  const { t } = useTranslation();
  const late = useSlowLoading();
  return (
    <div className={styles.waiting}>
      <Star motion="turn" className={styles.star} />
      <p role="status" className={late ? styles.words : unseen.unseen}>
        {t(late ? 'player.slow' : 'player.buffering')}
      </p>
    </div>
  );
};
