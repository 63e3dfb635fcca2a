import { useEffect, useId, useRef } from 'react';
import { useField } from 'react-final-form';

import { Icon } from '../../ui/Icon/Icon';
import { FieldFrame } from '../FieldFrame/FieldFrame';
import type { FieldText } from '../FieldFrame/FieldFrame';
import { noteId } from '../note-id';
import { useFieldError } from '../use-field-error';
import * as well from '../Well.module.css';
import * as styles from './SelectField.module.css';

interface Props extends FieldText {
  name: string;
  /** Text shown while nothing is chosen. */
  placeholder?: string;
  options: readonly { value: string; label: string }[];
  disabled?: boolean;
}

/** Select field with the browser's native list, which works on every phone. */
export const SelectField = ({
  name,
  label,
  hint,
  optional = false,
  placeholder,
  options,
  disabled,
}: Props) => {
  const id = useId();
  const { input, meta } = useField<string>(name);
  const error = useFieldError(meta);
  const element = useRef<HTMLSelectElement>(null);
  const change = useRef(input.onChange);
  // A choice made before hydration is copied into the form state.
  useEffect(() => {
    if (element.current?.value) change.current(element.current.value);
  }, []);
  return (
    <FieldFrame id={id} label={label} hint={hint} optional={optional} error={error}>
      <div className={styles.holder}>
        <select
          {...input}
          ref={element}
          id={id}
          className={`${well.well} ${styles.select}`}
          disabled={disabled}
          aria-invalid={error ? true : undefined}
          aria-describedby={(error ?? hint) ? noteId(id) : undefined}
          aria-required={!optional}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <span className={styles.chevron}>
          <Icon name="chevron" />
        </span>
      </div>
    </FieldFrame>
  );
};
