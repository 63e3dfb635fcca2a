import type { ReactNode } from 'react';

import type { PageContext } from '../page-context';

/** Parts of a page that a layout sets beside its content, each in a place of its own. */
export interface LayoutSlots {
  /** auth: the picture panel beside the form. It is decoration: the page must be whole without it. */
  art?: ReactNode;
  /** schedule: the bar of days. It stays under the header while the day scrolls. */
  dayBar?: ReactNode;
}

/** What every layout is given. */
export interface LayoutProps extends LayoutSlots {
  context: PageContext<unknown>;
  children: ReactNode;
}
