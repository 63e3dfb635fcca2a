import type { LayoutProps } from '../layout-props';
import { SiteFrame } from '../SiteFrame/SiteFrame';
import * as styles from './ScheduleLayout.module.css';

/** The programme: as wide as the screen, with the days staying under the header while the hours scroll. */
export const ScheduleLayout = ({ context, dayBar, children }: LayoutProps) => (
  <SiteFrame context={context}>
    {dayBar && (
      <div className={styles.dayBar} data-bleed="">
        {dayBar}
      </div>
    )}
    <div className={styles.content} data-bleed="">
      {children}
    </div>
  </SiteFrame>
);
