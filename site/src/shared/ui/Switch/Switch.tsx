import { useId } from 'react';

import * as styles from './Switch.module.css';

interface Props {
  label: string;
  /** Description, or the reason why it is disabled. */
  hint?: string;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
}

/** Switch for a setting that applies immediately. A click on its label toggles it too. */
export const Switch = ({ label, hint, checked, disabled = false, onChange }: Props) => {
  const id = useId();
  return (
    <label className={styles.row} htmlFor={id}>
      <span className={styles.words}>
        <span id={`${id}-label`} className={styles.label}>
          {label}
        </span>
        {hint && (
          <span id={`${id}-hint`} className={styles.hint}>
            {hint}
          </span>
        )}
      </span>
      <button
        type="button"
        role="switch"
        id={id}
        className={styles.track}
        aria-checked={checked}
        aria-labelledby={`${id}-label`}
        aria-describedby={hint ? `${id}-hint` : undefined}
        disabled={disabled}
        onClick={() => onChange(!checked)}
      />
    </label>
  );
};
