import type { ReactNode } from 'react';

import { StateStar } from '../../ui/StateStar/StateStar';
import * as styles from './OutcomeFrame.module.css';

interface Props {
  sign: 'empty' | 'error' | 'done' | 'waiting';
  title: string;
  /** Explanation of the outcome and the next steps. */
  children?: ReactNode;
  /** Links and buttons for the next step. */
  actions?: ReactNode;
}

/**
 * Outcome of an operation, or its pending state: star, page heading, explanation and actions. It has the same size
 * in every state, to prevent layout shift.
 */
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
