import type { ReactNode } from 'react';

import * as styles from './PaperTicket.module.css';

interface Props {
  /** Id of the heading in the stub, or a label when the stub has no heading. */
  name: { id: string } | { text: string };
  /** Title part of the ticket. */
  stub: ReactNode;
  /** Actions of the ticket. */
  children: ReactNode;
}

/** Cream ticket, used once per page: a stub, a perforation, and the actions below. */
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
