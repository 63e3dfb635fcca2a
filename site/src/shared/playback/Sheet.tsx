import type { ReactNode } from 'react';

import * as styles from './Sheet.module.css';

interface Props {
  title: string;
  /** Optional second sentence. */
  text?: string | undefined;
  /** Graphic above the title: a star, a badge or a countdown. */
  sign?: ReactNode;
  /** Announces the message to screen readers at once. */
  urgent?: boolean;
  children?: ReactNode;
}

/** Message in place of the picture, over the dimmed poster, with its actions. */
export const Sheet = ({ title, text, sign, urgent = false, children }: Props) => (
  <div className={styles.sheet} role={urgent ? 'alert' : undefined}>
    {sign}
    <p className={styles.title}>{title}</p>
    {text && <p className={styles.text}>{text}</p>}
    {children && <div className={styles.actions}>{children}</div>}
  </div>
);
