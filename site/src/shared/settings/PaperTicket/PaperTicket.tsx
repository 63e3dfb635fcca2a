import type { ReactNode } from 'react';

import * as styles from './PaperTicket.module.css';

interface Props {
  /** Id of the heading in the stub. */
  labelledBy: string;
  /** What it is. */
  stub: ReactNode;
  /** What can be done with it. */
  children: ReactNode;
}

/** The one cream surface of a page of the settings: a stub, a perforation, and under it the ways on. */
export const PaperTicket = ({ labelledBy, stub, children }: Props) => (
  <section className={styles.ticket} data-surface="paper" aria-labelledby={labelledBy}>
    <div className={styles.stub}>{stub}</div>
    <div className={styles.rest}>{children}</div>
  </section>
);
