import type { ReactNode } from 'react';

import { RowHead } from '../RowHead/RowHead';
import * as styles from './CardGrid.module.css';

interface Props {
  /** Absent where the page's own heading says what it is a list of. */
  title?: ReactNode;
  /** Id of the heading, so that the section can be linked to. */
  id?: string;
  shape: 'wide' | 'poster' | 'upright' | 'star';
  /** Cards, each a list item. */
  children: ReactNode;
}

/** A list of cards that wraps: all of something. */
export const CardGrid = ({ title, id, shape, children }: Props) => (
  <section className={styles.section}>
    {title && <RowHead id={id} title={title} />}
    <ul className={`${styles.grid} ${styles[shape]}`}>{children}</ul>
  </section>
);
