import type { ReactNode } from 'react';

import { StateStar } from '../StateStar/StateStar';
import * as styles from './StateFrame.module.css';

interface Props {
  state: 'empty' | 'error';
  title: string;
  text: string;
  /** Links and buttons for the next step. */
  children?: ReactNode;
}

/** Frame of empty and error states: star illustration, text and actions. */
export const StateFrame = ({ state, title, text, children }: Props) => (
  <div className={styles.frame} role={state === 'error' ? 'alert' : undefined}>
    <StateStar state={state} />
    <h2 className={styles.title}>{title}</h2>
    <p className={styles.text}>{text}</p>
    <div className={styles.actions}>{children}</div>
  </div>
);
