import type { ReactNode } from 'react';

import { StateFrame } from '../StateFrame/StateFrame';

interface Props {
  title: string;
  /** One sentence on how to fill the list. */
  text: string;
  /** Single action, as a link or a button. */
  action?: ReactNode;
}

/** Empty state of a list: an illustration of a star among eight empty seats, one sentence and one action. */
export const EmptyState = ({ title, text, action }: Props) => (
  <StateFrame state="empty" title={title} text={text}>
    {action}
  </StateFrame>
);
