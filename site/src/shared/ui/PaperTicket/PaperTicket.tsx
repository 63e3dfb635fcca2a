import type { ReactNode } from 'react';

import * as styles from './PaperTicket.module.css';

interface Props {
  /** Id of the heading in the stub, or a name of its own where the stub has none. */
  name: { id: string } | { text: string };
  /** What it is. */
  stub: ReactNode;
  /** What can be done with it. */
  children: ReactNode;
}

/** The one cream surface of a page: a stub, a perforation, and under it the ways on. */
export const PaperTicket = ({ name, stub, children }: Props) => (
  <section
    className={styles.ticket}
    data-surface="paper"
    {...('id' in name ? { 'aria-labelledby': name.id } : { 'aria-label': name.text })}
  >
    <div className={styles.stub}>{stub}</div>
    <div className={styles.rest}>{children}</div>
  </section>
);
