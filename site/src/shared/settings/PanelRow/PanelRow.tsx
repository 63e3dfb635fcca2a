import type { ReactNode } from 'react';

import * as styles from './PanelRow.module.css';

interface Props {
  icon?: ReactNode;
  title: ReactNode;
  /** Current value, or a description. */
  text?: ReactNode;
  /** Single action at the end: a small button or link. */
  action?: ReactNode;
}

/** Row of a panel: icon, title, current value and one action. */
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
