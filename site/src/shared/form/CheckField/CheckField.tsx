import type { ReactNode } from 'react';
import { useEffect, useId, useRef } from 'react';
import { useField } from 'react-final-form';

import { useMessage } from '../../messages/use-message';
import * as styles from './CheckField.module.css';

/** A labelled box of a form, with its error beside it. */
export const CheckField = ({ name, children }: { name: string; children: ReactNode }) => {
  const message = useMessage();
  const id = useId();
  const { input, meta } = useField<string>(name, { type: 'checkbox' });
  const element = useRef<HTMLInputElement>(null);
  const change = useRef(input.onChange);
  // A tick set before the page ran belongs to the form too.
  useEffect(() => {
    if (element.current?.checked) change.current(true);
  }, []);
  const error: unknown = meta.touched
    ? (meta.error ?? (meta.dirtySinceLastSubmit ? undefined : meta.submitError))
    : undefined;
  const said = typeof error === 'string' ? message(error) : null;
  return (
    <div>
      <label className={styles.label}>
        <input
          {...input}
          ref={element}
          type="checkbox"
          className={styles.box}
          aria-invalid={said ? true : undefined}
          aria-describedby={said ? `${id}-note` : undefined}
        />
        <span>{children}</span>
      </label>
      {said && (
        <p id={`${id}-note`} className={styles.error} role="alert">
          {said}
        </p>
      )}
    </div>
  );
};
