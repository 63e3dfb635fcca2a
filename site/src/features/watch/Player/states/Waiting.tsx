import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Star } from '../../../../shared/ui/Star/Star';
import * as styles from './Waiting.module.css';

/** After this long a turning star alone reads as broken (look.md, States). */
const SLOW_MS = 8000;

/** Pictures are on their way; after eight seconds it says so. */
export const Waiting = () => {
  const { t } = useTranslation();
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={styles.waiting}>
      <Star motion="turn" className={styles.star} />
      <p role="status" className={slow ? styles.words : styles.heard}>
        {t(slow ? 'player.slow' : 'player.buffering')}
      </p>
    </div>
  );
};
