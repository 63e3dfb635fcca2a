import type { ReactNode } from 'react';

import * as styles from './Sample.module.css';

interface Props {
  /** What it shows: a state, a kind. */
  caption: string;
  /** On a cream surface. */
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
