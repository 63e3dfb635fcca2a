import type { ReactNode } from 'react';

import * as styles from './SampleGrid.module.css';

/** Samples that need the width of a column. */
export const SampleGrid = ({ children }: { children: ReactNode }) => (
  <div className={styles.grid}>{children}</div>
);
