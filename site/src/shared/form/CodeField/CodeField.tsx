import { RESET_CODE_DIGITS } from '@sahra/schemas/constants';
import { latinDigits } from '@sahra/schemas/latin-digits';
import { useEffect, useId, useRef } from 'react';
import { useField } from 'react-final-form';

import { FieldFrame } from '../FieldFrame/FieldFrame';
import type { FieldText } from '../FieldFrame/FieldFrame';
import { noteId } from '../note-id';
import { useFieldError } from '../use-field-error';
import * as styles from './CodeField.module.css';

interface Props extends Omit<FieldText, 'optional'> {
  name: string;
  digits?: number;
  disabled?: boolean;
}

/** Field for a code from a message: a single input styled as one box per digit. */
export const CodeField = ({ name, label, hint, digits = RESET_CODE_DIGITS, disabled }: Props) => {
  const id = useId();
  const refused = useRef(false);
  const { input, meta } = useField<string>(name, {
    // Digits typed after a rejected code start a new code.
    parse: (value: string) => {
      const typed = latinDigits(value).replace(/\D/g, '');
      return refused.current && typed.length > digits ? typed.slice(digits) : typed.slice(0, digits);
    },
  });
  const error = useFieldError(meta);
  refused.current = error !== null;
  const element = useRef<HTMLInputElement>(null);
  const change = useRef(input.onChange);
  // A value filled in before hydration is copied into the form state.
  useEffect(() => {
    if (element.current?.value) change.current(element.current.value);
  }, []);
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <div className={styles.code} dir="ltr">
        <input
          {...input}
          ref={element}
          id={id}
          type="text"
          className={styles.input}
          inputMode="numeric"
          autoComplete="one-time-code"
          disabled={disabled}
          aria-invalid={error ? true : undefined}
          aria-describedby={(error ?? hint) ? noteId(id) : undefined}
          aria-required
          // The caret is invisible, so it is kept at the end of the input.
          onSelect={({ currentTarget }) =>
            currentTarget.setSelectionRange(currentTarget.value.length, currentTarget.value.length)
          }
        />
        {Array.from({ length: digits }, (_, index) => (
          <span
            key={index}
            className={
              index === Math.min(input.value.length, digits - 1)
                ? `${styles.well} ${styles.next}`
                : styles.well
            }
            aria-hidden="true"
          >
            {input.value[index]}
          </span>
        ))}
      </div>
    </FieldFrame>
  );
};
