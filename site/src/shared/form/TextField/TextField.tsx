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
  /** Always Latin text, in both locales: a code, a card. E-mail and phone fields are Latin by their type. */
  latin?: boolean;
}

/** Labelled input of a form. Its error is a message code, shown after blur or submit. */
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
        // The space lets CSS detect an empty field (`:placeholder-shown`).
        placeholder={placeholder}
        aria-invalid={error ? true : undefined}
        aria-describedby={(error ?? hint) ? noteId(id) : undefined}
        aria-required={!optional}
      />
    </FieldFrame>
  );
};
