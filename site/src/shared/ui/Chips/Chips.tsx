import type { ReactNode } from 'react';

import * as styles from './Chips.module.css';

interface ChipProps {
  pressed: boolean;
  onPress: () => void;
  /** Number of items behind the chip. */
  count?: number;
  children: ReactNode;
}

/** Button that narrows a list; a pressed chip is filled in the paper colour. */
export const Chip = ({ pressed, onPress, count, children }: ChipProps) => (
  <button type="button" className={styles.chip} aria-pressed={pressed} onClick={onPress}>
    {children}
    {count !== undefined && <span className={styles.count}>{count}</span>}
  </button>
);

/** Row of chips that scrolls on phones and wraps on wide screens. */
export const Chips = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className={styles.chips} role="group" aria-label={label}>
    {children}
  </div>
);
