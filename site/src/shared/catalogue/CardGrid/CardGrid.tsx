import type { ReactNode } from 'react';

import * as styles from './CardGrid.module.css';

interface Props {
  title: ReactNode;
  /** Id of the heading, so that the section can be linked to. */
  id?: string;
  shape: 'wide' | 'poster' | 'star';
  children: ReactNode;
}

/** A named row of cards. */
export const CardGrid = ({ title, id, shape, children }: Props) => (
  <section className={styles.section}>
    <h2 id={id} className={styles.title}>
      {title}
    </h2>
    <ul className={`${styles.grid} ${styles[shape]}`}>{children}</ul>
  </section>
);
