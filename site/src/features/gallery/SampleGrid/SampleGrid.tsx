import type { ReactNode } from 'react';

import * as styles from './SampleGrid.module.css';

/** Grid for samples as wide as a column. */
export const SampleGrid = ({ children }: { children: ReactNode }) => (
  <div className={styles.grid}>{children}</div>
);
