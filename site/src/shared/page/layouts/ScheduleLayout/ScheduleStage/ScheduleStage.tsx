import type { ReactNode } from 'react';

import * as styles from './ScheduleStage.module.css';

interface Props {
  /** Day picker. */
  dayBar?: ReactNode;
  children: ReactNode;
}

/** Full-width frame of the schedule; the day picker stays under the header while the hours scroll. */
export const ScheduleStage = ({ dayBar, children }: Props) => (
  <div className={styles.stage} data-bleed="">
    {dayBar && <div className={styles.dayBar}>{dayBar}</div>}
    <div className={styles.content}>{children}</div>
  </div>
);
