import type { ReactNode } from 'react';

import { Star } from '../Star/Star';
import * as styles from './Banner.module.css';

interface Props {
  kind: 'notice' | 'done' | 'failed';
  children: ReactNode;
  /** Single action at the end. */
  action?: ReactNode;
}

/** Message about the surrounding page or form. A parent that shows it later must wrap it in a live region. */
export const Banner = ({ kind, children, action }: Props) => (
  <div className={`${styles.banner} ${styles[kind]}`}>
    <Star className={styles.star} />
    <p className={styles.text}>{children}</p>
    {action}
  </div>
);
