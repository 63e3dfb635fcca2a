import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Star } from '../Star/Star';
import * as unseen from '../Unseen/Unseen.module.css';
import * as styles from './Loading.module.css';
import { useLate } from './use-late';

/** Something is on its way: skeletons for the eyes, a word for readers, and after eight seconds a word for all. */
export const Loading = ({ children }: { children?: ReactNode }) => {
  const { t } = useTranslation();
  const late = useLate();
  return (
    <div aria-busy="true">
      {children}
      <p role="status" className={late ? styles.late : unseen.unseen}>
        {late && <Star motion="turn" className={styles.star} />}
        {t(late ? 'state.late' : 'state.loading')}
      </p>
    </div>
  );
};
