import type { ReactNode } from 'react';

import { Star } from '../../ui/Star/Star';
import * as styles from './Badge.module.css';

interface Props {
  look: 'plain' | 'live' | 'soon' | 'premium' | 'fresh';
  children: ReactNode;
}

/** Short label over a picture or in a line of details. The star of a live label pulses. */
export const Badge = ({ look, children }: Props) => (
  <span className={`${styles.badge} ${styles[look]}`}>
    {(look === 'live' || look === 'premium') && (
      <Star className={styles.star} {...(look === 'live' ? { motion: 'beat' as const } : {})} />
    )}
    {children}
  </span>
);
