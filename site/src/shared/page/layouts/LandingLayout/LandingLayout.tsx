import type { LayoutProps } from '../layout-props';
import { SiteFrame } from '../SiteFrame/SiteFrame';
import * as styles from './LandingLayout.module.css';

/** Layout of the landing page: more space between sections than on other pages. */
export const LandingLayout = ({ context, children }: LayoutProps) => (
  <SiteFrame context={context} className={styles.main}>
    {children}
  </SiteFrame>
);
