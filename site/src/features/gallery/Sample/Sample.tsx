import type { ReactNode } from 'react';

import * as styles from './Sample.module.css';

interface Props {
  /** Name of the state or variant. */
  caption: string;
  /** Shows the sample on a cream surface. */
  paper?: boolean;
  children: ReactNode;
}

/** One component in one state, with its caption. */
export const Sample = ({ caption, paper = false, children }: Props) => (
  <figure
    className={paper ? `${styles.sample} ${styles.paper}` : styles.sample}
    data-surface={paper ? 'paper' : undefined}
  >
    <figcaption className={styles.caption}>{caption}</figcaption>
    {children}
  </figure>
);
