import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Star } from '../Star/Star';
import * as unseen from '../VisuallyHidden/VisuallyHidden.module.css';
import * as styles from './Loading.module.css';
import { useSlowLoading } from './use-slow-loading';

/** Loading state: skeletons, a text for screen readers, and after eight seconds a visible text. */
export const Loading = ({ children }: { children?: ReactNode }) => {
  const { t } = useTranslation();
  const late = useSlowLoading();
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
