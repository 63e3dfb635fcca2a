import { useId } from 'react';

import { Star } from '../../../../shared/ui/Star/Star';
import * as styles from './Menu.module.css';

export interface Option<Value extends string | number> {
  value: Value;
  label: string;
  /** Shown beside the label, e.g. what Auto plays now. */
  note?: string | undefined;
}

interface Props<Value extends string | number> {
  title: string;
  options: readonly Option<Value>[];
  chosen: Value;
  onChoose: (value: Value) => void;
}

/** Radio item of a menu. */
export const MenuChoice = <Value extends string | number>({
  title,
  options,
  chosen,
  onChoose,
}: Props<Value>) => {
  const heading = useId();
  return (
    <div role="group" aria-labelledby={heading} className={styles.group}>
      <p id={heading} className={styles.title}>
        {title}
      </p>
      {options.map(({ value, label, note }) => (
        <button
          key={value}
          type="button"
          role="menuitemradio"
          aria-checked={value === chosen}
          tabIndex={-1}
          className={styles.item}
          onClick={() => onChoose(value)}
        >
          <Star className={styles.mark} />
          <bdi>{label}</bdi>
          {note && <bdi className={styles.note}>{note}</bdi>}
        </button>
      ))}
    </div>
  );
};
