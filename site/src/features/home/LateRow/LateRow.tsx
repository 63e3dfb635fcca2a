import type { ReactNode } from 'react';
import { useRef } from 'react';

import { useOpenBelow } from '../../../shared/page/use-open-below';
import * as styles from './LateRow.module.css';

interface Props {
  /** Whether there is something to show. */
  isWanted: boolean;
  children: ReactNode;
}

/** Place of a row that comes late. It opens only while it is below the window, so nothing in sight moves. */
export const LateRow = ({ isWanted, children }: Props) => {
  const place = useRef<HTMLDivElement>(null);
  const isOpen = useOpenBelow(place, isWanted);
  return (
    <div ref={place} className={styles.row}>
      {isOpen && isWanted && children}
    </div>
  );
};
