import type { ReactNode } from 'react';

import * as styles from './VisuallyHidden.module.css';

interface Props {
  as?: 'span' | 'h1' | 'h2';
  children: ReactNode;
}

/** Text for screen readers only. */
export const VisuallyHidden = ({ as: Element = 'span', children }: Props) => (
  <Element className={styles.unseen}>{children}</Element>
);
