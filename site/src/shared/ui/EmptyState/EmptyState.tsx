import type { ReactNode } from 'react';

import { StateStar } from '../StateStar/StateStar';
import * as styles from './EmptyState.module.css';

interface Props {
  title: string;
  /** One sentence: how it fills. */
  text: string;
  /** One way forward, as a link or a button. */
  action?: ReactNode;
}

/** Nothing is here yet: eight free seats around one lit star, one sentence, one way forward. */
export const EmptyState = ({ title, text, action }: Props) => (
  <div className={styles.empty}>
    <StateStar state="empty" />
    <h2 className={styles.title}>{title}</h2>
    <p className={styles.text}>{text}</p>
    {action && <div className={styles.action}>{action}</div>}
  </div>
);
