import type { ReactNode } from 'react';

import * as styles from './ScheduleStage.module.css';

interface Props {
  /** Heading. */
  dayHead?: ReactNode;
  /** Day picker. */
  dayBar?: ReactNode;
  children: ReactNode;
}

/** Full-width frame of the schedule; the day picker stays under the header while the hours scroll. */
export const ScheduleStage = ({ dayHead, dayBar, children }: Props) => (
  <div className={styles.stage} data-bleed="">
    {dayHead}
    {dayBar && <div className={styles.dayBar}>{dayBar}</div>}
    <div className={styles.content}>{children}</div>
  </div>
);
