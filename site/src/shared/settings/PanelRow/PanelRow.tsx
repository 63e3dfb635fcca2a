import type { ReactNode } from 'react';

import * as styles from './PanelRow.module.css';

interface Props {
  icon?: ReactNode;
  title: ReactNode;
  /** What holds now, or what it does. */
  text?: ReactNode;
  /** One way on, at its end: a small button or link. */
  action?: ReactNode;
}

/** A line of a panel: what it is, what holds, and what can be done about it. */
export const PanelRow = ({ icon, title, text, action }: Props) => (
  <div className={styles.row}>
    {icon && <span className={styles.icon}>{icon}</span>}
    <div className={styles.words}>
      <p className={styles.title}>{title}</p>
      {text && <div className={styles.text}>{text}</div>}
    </div>
    {action && <div className={styles.action}>{action}</div>}
  </div>
);
