import type { ReactNode } from 'react';

import { StateStar } from '../StateStar/StateStar';
import * as styles from './StateFrame.module.css';

interface Props {
  state: 'empty' | 'error';
  title: string;
  text: string;
  /** Ways on. */
  children?: ReactNode;
}

/** What stands where something should: its star, a sentence or two, ways on. */
export const StateFrame = ({ state, title, text, children }: Props) => (
  <div className={styles.frame} role={state === 'error' ? 'alert' : undefined}>
    <StateStar state={state} />
    <h2 className={styles.title}>{title}</h2>
    <p className={styles.text}>{text}</p>
    <div className={styles.actions}>{children}</div>
  </div>
);
