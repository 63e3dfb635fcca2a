import type { ReactNode } from 'react';

import { Star } from '../Star/Star';
import * as styles from './Accordion.module.css';

interface Props {
  /** Id for links to this entry. */
  id?: string;
  title: ReactNode;
  /** Open initially. */
  open?: boolean;
  children: ReactNode;
}

/** Native disclosure (`details`) that works without scripts and is found by the browser's page search. */
export const Accordion = ({ id, title, open = false, children }: Props) => (
  <details id={id} className={styles.entry} open={open}>
    <summary className={styles.summary}>
      {title}
      <Star className={styles.mark} />
    </summary>
    <div className={styles.content}>{children}</div>
  </details>
);
