import type { ReactNode } from 'react';

import { RowHead } from '../RowHead/RowHead';
import * as styles from './CardGrid.module.css';

interface Props {
  /** Omitted when the page's own heading names the list. */
  title?: ReactNode;
  /** Id of the heading, for links to the section. */
  id?: string;
  shape: 'wide' | 'poster' | 'upright' | 'star';
  /** Cards, each one a list item. */
  children: ReactNode;
}

/** Grid of cards that wraps and shows the complete list. */
export const CardGrid = ({ title, id, shape, children }: Props) => (
  <section className={styles.section}>
    {title && <RowHead id={id} title={title} />}
    <ul className={`${styles.grid} ${styles[shape]}`}>{children}</ul>
  </section>
);
