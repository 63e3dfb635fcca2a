import type { ReactNode } from 'react';
import { useEffect, useId, useRef } from 'react';
import { useField } from 'react-final-form';

import { FieldNote } from '../FieldNote/FieldNote';
import { noteId } from '../note-id';
import { useFieldError } from '../use-field-error';
import * as styles from './CheckField.module.css';

/** Labelled checkbox of a form, with its error below. */
export const CheckField = ({ name, children }: { name: string; children: ReactNode }) => {
  const id = useId();
  const { input, meta } = useField<string>(name, { type: 'checkbox' });
  const element = useRef<HTMLInputElement>(null);
  const change = useRef(input.onChange);
  // A change before hydration is copied into the form state.
  useEffect(() => {
    if (element.current?.checked) change.current(true);
  }, []);
  const error = useFieldError(meta);
  return (
    <div>
      <label className={styles.label}>
        <input
          {...input}
          ref={element}
          type="checkbox"
          className={styles.box}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? noteId(id) : undefined}
        />
        <span>{children}</span>
      </label>
      <FieldNote field={id} error={error} />
    </div>
  );
};
