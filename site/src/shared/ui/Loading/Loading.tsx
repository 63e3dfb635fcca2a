import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Star } from '../Star/Star';
import * as styles from './Loading.module.css';

/** Until then the skeletons are word enough (look.md, States). */
const LATE_MS = 8000;

/** Something is on its way: skeletons for the eyes, a word for readers, and after eight seconds a word for all. */
export const Loading = ({ children }: { children?: ReactNode }) => {
  const { t } = useTranslation();
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LATE_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div aria-busy="true">
      {children}
      <p role="status" className={late ? styles.late : styles.said}>
        {late && <Star motion="turn" className={styles.star} />}
        {t(late ? 'state.late' : 'state.loading')}
      </p>
    </div>
  );
};
