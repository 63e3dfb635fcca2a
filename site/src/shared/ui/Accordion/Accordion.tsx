import type { ReactNode } from 'react';

import { Star } from '../Star/Star';
import * as styles from './Accordion.module.css';

interface Props {
  /** Address of this entry in the page. */
  id?: string;
  title: string;
  /** Open from the start. */
  open?: boolean;
  children: ReactNode;
}

/** An entry that opens on its content; native, so it works without scripts and is found by the browser's search. */
export const Accordion = ({ id, title, open = false, children }: Props) => (
  <details id={id} className={styles.entry} open={open}>
    <summary className={styles.summary}>
      {title}
      <Star className={styles.mark} />
    </summary>
    <div className={styles.content}>{children}</div>
  </details>
);
