import { cleanDigits } from '@sahra/schemas/clean-digits';

import type { ControlProps } from './control-props';
import styles from './fields.module.css';
import { useTypedText } from './use-typed-text';

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
  const { text: shown, type, finish } = useTypedText(value);
  const change = (text: string): void => {
    const digits = cleanDigits(text);
    const read = Number(digits);
    const given = digits === '' ? null : Number.isFinite(read) ? read : text;
    type(text, given);
    onChange(given);
  };
  return (
    <input
      id={id}
      type="text"
      inputMode="decimal"
      dir="ltr"
      autoComplete="off"
      className={[styles['input'], styles['number'], problems.length > 0 ? styles['bad'] : ''].join(' ')}
      value={shown}
      disabled={disabled}
      required={field.required}
      aria-invalid={problems.length > 0}
      aria-describedby={describedBy}
      onChange={({ target }) => change(target.value)}
      onBlur={finish}
    />
  );
};
