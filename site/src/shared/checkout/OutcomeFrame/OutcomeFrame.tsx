import type { ReactNode } from 'react';

import { StateStar } from '../../ui/StateStar/StateStar';
import * as styles from './OutcomeFrame.module.css';

interface Props {
  sign: 'empty' | 'error' | 'done' | 'waiting';
  title: string;
  /** What happened, and what follows. */
  children?: ReactNode;
  /** Ways on. */
  actions?: ReactNode;
}

/** How something ended, or that it has not: its star, the heading of the page, what is to be known, ways on. It takes the same room in every state. */
export const OutcomeFrame = ({ sign, title, children, actions }: Props) => (
  <div className={styles.frame}>
    <div className={styles.star}>
      <StateStar state={sign} />
    </div>
    <div className={styles.words} role="status">
      <h1 className={styles.title}>{title}</h1>
      {children}
    </div>
    <div className={styles.actions}>{actions}</div>
  </div>
);
