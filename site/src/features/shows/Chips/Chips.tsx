import type { ReactNode } from 'react';

import * as styles from './Chips.module.css';

interface Chip {
  id: string;
  label: ReactNode;
  /** Small, after the label. */
  count?: number;
}

interface Props {
  /** Accessible name of the choice. */
  label: string;
  chips: readonly Chip[];
  chosen: string;
  onChoose: (id: string) => void;
}

/** Choice of one of a few: scrolls sideways on phones. */
export const Chips = ({ label, chips, chosen, onChoose }: Props) => (
  <div className={styles.chips} role="group" aria-label={label}>
    {chips.map(({ id, label: name, count }) => (
      <button
        key={id}
        type="button"
        className={styles.chip}
        aria-pressed={chosen === id}
        onClick={() => onChoose(id)}
      >
        {name}
        {count !== undefined && <span className={styles.count}>{count}</span>}
      </button>
    ))}
  </div>
);
