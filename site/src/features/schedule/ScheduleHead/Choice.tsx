import { useId } from 'react';

import { Icon } from '../../../shared/ui/Icon/Icon';
import * as styles from './ScheduleHead.module.css';

interface Props {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChoose: (value: string) => void;
  onFocus?: () => void;
}

/** Choice with the browser's native list, which works on every phone. */
export const Choice = ({ label, value, options, onChoose, onFocus }: Props) => {
  const id = useId();
  return (
    <div className={styles.choice}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <span className={styles.holder}>
        <select
          id={id}
          className={styles.select}
          value={value}
          onFocus={onFocus}
          onChange={(event) => onChoose(event.target.value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <span className={styles.chevron}>
          <Icon name="chevron" />
        </span>
      </span>
    </div>
  );
};
