import type { ReactNode } from 'react';

import type { PageContext } from '../page-context';

/** Slots of a layout besides the page content. */
export interface LayoutSlots {
  /** auth: the picture panel beside the form. It is decorative: the page must work without it. */
  art?: ReactNode;
  /** schedule: the heading, above the day picker. */
  dayHead?: ReactNode;
  /** schedule: the day picker. It stays under the header while the day scrolls. */
  dayBar?: ReactNode;
}

/** Props of every layout. */
export interface LayoutProps extends LayoutSlots {
  context: PageContext<unknown>;
  children: ReactNode;
}
