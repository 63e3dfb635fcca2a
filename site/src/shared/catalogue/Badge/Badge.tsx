import type { ReactNode } from 'react';

import { Star } from '../../ui/Star/Star';
import * as styles from './Badge.module.css';

interface Props {
  look: 'plain' | 'live' | 'soon' | 'premium' | 'fresh';
  children: ReactNode;
}

/** A word on a plate, over art or in a line of facts. What is live beats. */
export const Badge = ({ look, children }: Props) => (
  <span className={`${styles.badge} ${styles[look]}`}>
    {(look === 'live' || look === 'premium') && (
      <Star className={styles.star} {...(look === 'live' ? { motion: 'beat' as const } : {})} />
    )}
    {children}
  </span>
);
