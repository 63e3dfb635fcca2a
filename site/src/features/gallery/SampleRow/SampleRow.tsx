import type { ReactNode } from 'react';

import * as styles from './SampleRow.module.css';

/** Small samples beside each other. */
export const SampleRow = ({ children }: { children: ReactNode }) => (
  <div className={styles.row}>{children}</div>
);
