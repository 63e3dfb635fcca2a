import { cleanText } from '@sahra/schemas/clean-text';
import { lengthOf } from '@sahra/schemas/length-of';
import { useEffect, useId, useRef } from 'react';
import { useField } from 'react-final-form';

import { FieldFrame } from '../FieldFrame/FieldFrame';
import type { FieldText } from '../FieldFrame/FieldFrame';
import { noteId } from '../note-id';
import { useFieldError } from '../use-field-error';
import * as well from '../Well.module.css';
import * as styles from './AreaField.module.css';

interface Props extends FieldText {
  name: string;
  /** Most characters that the server takes; the field counts towards it. */
  max?: number;
}

/** Multi-line text field that grows with its content. */
export const AreaField = ({ name, label, hint, optional = false, max }: Props) => {
  const id = useId();
  const { input, meta } = useField<string>(name, { parse: (value: string) => value });
  const error = useFieldError(meta);
  const element = useRef<HTMLTextAreaElement>(null);
  const change = useRef(input.onChange);
  // Text typed before hydration is copied into the form state.
  useEffect(() => {
    if (element.current?.value) change.current(element.current.value);
  }, []);
  return (
    <FieldFrame
      id={id}
      label={label}
      hint={hint}
      optional={optional}
      error={error}
      aside={
        max !== undefined && (
          // Read out only as an error, below the field: a count after every letter would be noise.
          <span className={styles.count} dir="ltr" aria-hidden="true">
            {lengthOf(cleanText(input.value))} / {max}
          </span>
        )
      }
    >
      <textarea
        {...input}
        ref={element}
        id={id}
        className={`${well.well} ${styles.area}`}
        rows={4}
        dir="auto"
        // The space lets CSS detect an empty field (`:placeholder-shown`).
        placeholder=" "
        aria-invalid={error ? true : undefined}
        aria-describedby={(error ?? hint) ? noteId(id) : undefined}
        aria-required={!optional}
      />
    </FieldFrame>
  );
};
