import type { ReactNode } from 'react';

import { Star } from '../Star/Star';
import * as styles from './Banner.module.css';

interface Props {
  kind: 'notice' | 'done' | 'failed';
  children: ReactNode;
  /** One way on, at its end. */
  action?: ReactNode;
}

/** A word about the page or the form that it stands in. Where it appears by itself, the owner keeps a live region around it. */
export const Banner = ({ kind, children, action }: Props) => (
  <div className={`${styles.banner} ${styles[kind]}`}>
    <Star className={styles.star} />
    <p className={styles.text}>{children}</p>
    {action}
  </div>
);
