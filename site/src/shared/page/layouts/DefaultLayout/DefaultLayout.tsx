import type { LayoutProps } from '../layout-props';
import { SiteFrame } from '../SiteFrame/SiteFrame';

/** Layout of most pages: header, content, footer. */
export const DefaultLayout = ({ context, children }: LayoutProps) => (
  <SiteFrame context={context}>{children}</SiteFrame>
);
