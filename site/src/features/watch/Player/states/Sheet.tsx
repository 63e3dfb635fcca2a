import type { ReactNode } from 'react';

import * as styles from './Sheet.module.css';

interface Props {
  title: string;
  /** One sentence more. */
  text?: string | undefined;
  /** Something that stands over the title: a star, a badge, a countdown. */
  sign?: ReactNode;
  /** What happened is said at once. */
  urgent?: boolean;
  children?: ReactNode;
}

/** What there is to say in place of the picture, over the dimmed poster: one sentence, one way on. */
export const Sheet = ({ title, text, sign, urgent = false, children }: Props) => (
  <div className={styles.sheet} role={urgent ? 'alert' : undefined}>
    {sign}
    <p className={styles.title}>{title}</p>
    {text && <p className={styles.text}>{text}</p>}
    {children && <div className={styles.actions}>{children}</div>}
  </div>
);
