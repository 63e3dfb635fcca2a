import type { ReactNode } from 'react';

import { StateStar } from '../../../shared/ui/StateStar/StateStar';
import * as styles from './JoiningEnd.module.css';

interface Props {
  sign: 'done' | 'error';
  title: string;
  /** What is to be known, and the ways on. */
  children: ReactNode;
}

/** How joining ended, in the place where its forms were. */
export const JoiningEnd = ({ sign, title, children }: Props) => (
  <div className={styles.end}>
    <div className={styles.star}>
      <StateStar state={sign} />
    </div>
    <h1 className={styles.title}>{title}</h1>
    {children}
  </div>
);
