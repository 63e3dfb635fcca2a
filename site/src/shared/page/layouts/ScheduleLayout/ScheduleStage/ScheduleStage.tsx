import type { ReactNode } from 'react';

import * as styles from './ScheduleStage.module.css';

interface Props {
  /** The bar of days. */
  dayBar?: ReactNode;
  children: ReactNode;
}

/** As wide as the screen, with the days staying under the header while the hours scroll. */
export const ScheduleStage = ({ dayBar, children }: Props) => (
  <div className={styles.stage} data-bleed="">
    {dayBar && <div className={styles.dayBar}>{dayBar}</div>}
    <div className={styles.content}>{children}</div>
  </div>
);
