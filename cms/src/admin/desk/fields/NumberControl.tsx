import { latinDigits } from '@sahra/schemas/latin-digits';
import { useState } from 'react';

import { textOf, type ControlProps } from './control-props';
import styles from './fields.module.css';

/** Number, typed in either kind of digits. A text that is no number is sent as it is, and the server says why not. */
export const NumberControl = ({
  id,
  field,
  value,
  onChange,
  disabled,
  problems,
  describedBy,
}: ControlProps) => {
  const [typed, setTyped] = useState<string | null>(null);
  const change = (text: string): void => {
    setTyped(text);
    const digits = latinDigits(text).trim();
    const read = Number(digits);
    onChange(digits === '' ? null : Number.isFinite(read) ? read : text);
  };
  return (
    <input
      id={id}
      type="text"
      inputMode="decimal"
      dir="ltr"
      autoComplete="off"
      className={[styles['input'], styles['number'], problems.length > 0 ? styles['bad'] : ''].join(' ')}
      value={typed ?? textOf(value)}
      disabled={disabled}
      required={field.required}
      aria-invalid={problems.length > 0}
      aria-describedby={describedBy}
      onChange={({ target }) => change(target.value)}
      onBlur={() => setTyped(null)}
    />
  );
};
