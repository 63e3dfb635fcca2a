import type { LayoutProps } from '../layout-props';
import { SiteFrame } from '../SiteFrame/SiteFrame';
import { ScheduleStage } from './ScheduleStage/ScheduleStage';

/** Layout of the schedule page. */
export const ScheduleLayout = ({ context, dayHead, dayBar, children }: LayoutProps) => (
  <SiteFrame context={context}>
    <ScheduleStage dayHead={dayHead} dayBar={dayBar}>
      {children}
    </ScheduleStage>
  </SiteFrame>
);
