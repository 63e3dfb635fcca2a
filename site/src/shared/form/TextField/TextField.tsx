import type { InputHTMLAttributes } from 'react';
import { useId } from 'react';

import { FieldFrame } from '../FieldFrame/FieldFrame';
import type { FieldText } from '../FieldFrame/FieldFrame';
import { noteId } from '../note-id';
import { useFormField } from '../use-form-field';
import * as styles from '../Well.module.css';

interface Props
  extends
    FieldText,
    Pick<InputHTMLAttributes<HTMLInputElement>, 'autoComplete' | 'inputMode' | 'placeholder' | 'disabled'> {
  name: string;
  type?: 'text' | 'email' | 'tel';
  /** Latin by nature whatever the page's language: a code, a card. E-mail and phone are so by their type. */
  latin?: boolean;
}

/** A labelled input of a form. Its error is a message code; it is said once the field was left or the form sent. */
export const TextField = ({
  name,
  label,
  hint,
  optional = false,
  type = 'text',
  latin = type !== 'text',
  placeholder = ' ',
  ...rest
}: Props) => {
  const id = useId();
  const { input, element, error } = useFormField(name);
  return (
    <FieldFrame id={id} label={label} hint={hint} optional={optional} error={error}>
      <input
        {...input}
        {...rest}
        ref={element}
        id={id}
        type={type}
        className={styles.well}
        dir={latin ? 'ltr' : 'auto'}
        // A space makes an empty field known to its style.
        placeholder={placeholder}
        aria-invalid={error ? true : undefined}
        aria-describedby={(error ?? hint) ? noteId(id) : undefined}
        aria-required={!optional}
      />
    </FieldFrame>
  );
};
