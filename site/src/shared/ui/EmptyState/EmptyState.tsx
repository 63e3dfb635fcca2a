import type { ReactNode } from 'react';

import { StateFrame } from '../StateFrame/StateFrame';

interface Props {
  title: string;
  /** One sentence: how it fills. */
  text: string;
  /** One way forward, as a link or a button. */
  action?: ReactNode;
}

/** Nothing is here yet: eight free seats around one lit star, one sentence, one way forward. */
export const EmptyState = ({ title, text, action }: Props) => (
  <StateFrame state="empty" title={title} text={text}>
    {action}
  </StateFrame>
);
