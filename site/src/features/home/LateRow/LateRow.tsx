import type { ReactNode } from 'react';
import { useRef } from 'react';

import { useOpenBelow } from '../../../shared/page/use-open-below';
import * as styles from './LateRow.module.css';

/** Fewer cards are no row. */
const CARDS_MIN = 3;

interface Props {
  /** Number of cards in the row. */
  cards: number;
  children: ReactNode;
}

/**
 * Place of a row that comes late, if it has enough cards. It opens only while it is below the window, so nothing in
 * sight moves.
 */
export const LateRow = ({ cards, children }: Props) => {
  const isWanted = cards >= CARDS_MIN;
  const place = useRef<HTMLDivElement>(null);
  const isOpen = useOpenBelow(place, isWanted);
  return (
    <div ref={place} className={styles.row}>
      {isOpen && isWanted && children}
    </div>
  );
};
