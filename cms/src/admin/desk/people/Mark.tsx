import type { ReactNode } from 'react';

import { Star } from '../parts/StateStar';
import parts from '../parts/parts.module.css';

interface Props {
  kind: 'live' | 'outdated' | 'failed' | 'draft';
  children: ReactNode;
}

/** State in words, with its star and colour. */
export const Mark = ({ kind, children }: Props) => (
  <span className={[parts['state'], parts[kind]].join(' ')}>
    <Star shape={kind} />
    <span>{children}</span>
  </span>
);
