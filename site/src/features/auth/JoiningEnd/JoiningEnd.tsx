import type { ReactNode } from 'react';

import { StateStar } from '../../../shared/ui/StateStar/StateStar';
import * as styles from './JoiningEnd.module.css';

interface Props {
  sign: 'done' | 'error' | 'empty' | 'waiting';
  title: string;
  /** Explanation and links to the next pages. */
  children: ReactNode;
}

/** Result of registration, shown in place of its forms. */
export const JoiningEnd = ({ sign, title, children }: Props) => (
  <div className={styles.end}>
    <div className={styles.star}>
      <StateStar state={sign} />
    </div>
    <h1 className={styles.title}>{title}</h1>
    {children}
  </div>
);
