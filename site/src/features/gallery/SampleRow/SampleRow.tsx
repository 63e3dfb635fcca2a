import type { ReactNode } from 'react';

import * as styles from './SampleRow.module.css';

/** Row of small samples. */
export const SampleRow = ({ children }: { children: ReactNode }) => (
  <div className={styles.row}>{children}</div>
);
