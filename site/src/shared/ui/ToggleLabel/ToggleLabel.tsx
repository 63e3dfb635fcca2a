import type { ReactNode } from 'react';

import * as styles from './ToggleLabel.module.css';

interface Props {
  pressed: boolean;
  on: ReactNode;
  off: ReactNode;
}

/** Label of a button that changes with the press. Both labels have their room, so a press moves nothing. */
export const ToggleLabel = ({ pressed, on, off }: Props) => (
  <span className={styles.both}>
    <span className={styles.label} aria-hidden={!pressed}>
      {on}
    </span>
    <span className={styles.label} aria-hidden={pressed}>
      {off}
    </span>
  </span>
);
