import type { InputHTMLAttributes } from 'react';
import { useEffect, useId, useRef } from 'react';
import { useField } from 'react-final-form';
import { useTranslation } from 'react-i18next';

import { useMessage } from '../../messages/use-message';
import * as styles from './TextField.module.css';

interface Props extends Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'autoComplete' | 'inputMode'> {
  name: string;
  label: string;
  hint?: string;
  optional?: boolean;
}

/** A labelled input of a form. Its error is a message code; it is said once the field was left or the form sent. */
export const TextField = ({ name, label, hint, optional = false, type = 'text', ...rest }: Props) => {
  const { t } = useTranslation();
  const message = useMessage();
  const id = useId();
  const { input, meta } = useField<string>(name, { parse: (value: string) => value });
  const element = useRef<HTMLInputElement>(null);
  const change = useRef(input.onChange);
  // What was typed, or filled in by the browser, before the page ran belongs to the form too.
  useEffect(() => {
    if (element.current?.value) change.current(element.current.value);
  }, []);
  const error: unknown = meta.touched
    ? (meta.error ?? (meta.dirtySinceLastSubmit ? undefined : meta.submitError))
    : undefined;
  const said = typeof error === 'string' ? message(error) : null;
  const note = said ?? hint;
  const latin = type === 'email' || type === 'password';
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label} {optional && <span className={styles.optional}>({t('register.optional')})</span>}
      </label>
      <input
        {...input}
        {...rest}
        ref={element}
        id={id}
        type={type}
        className={styles.input}
        dir={latin ? 'ltr' : 'auto'}
        aria-invalid={said ? true : undefined}
        aria-describedby={note ? `${id}-note` : undefined}
        aria-required={!optional}
      />
      {note && (
        <p id={`${id}-note`} className={said ? styles.error : styles.hint} role={said ? 'alert' : undefined}>
          {note}
        </p>
      )}
    </div>
  );
};
