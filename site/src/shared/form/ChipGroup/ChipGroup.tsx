import { useEffect, useId, useRef } from 'react';
import { useField, useForm } from 'react-final-form';

import { FieldNote } from '../FieldNote/FieldNote';
import { noteId } from '../note-id';
import { useFieldError } from '../use-field-error';
import * as styles from './ChipGroup.module.css';

interface ChipOption {
  value: string;
  label: string;
  disabled?: boolean;
}

interface ChipProps {
  name: string;
  type: 'checkbox' | 'radio';
  option: ChipOption;
  note: string | undefined;
}

const Chip = ({ name, type, option: { value, label, disabled = false }, note }: ChipProps) => {
  const { input } = useField<string>(name, { type, value });
  return (
    <label className={styles.chip}>
      <input
        {...input}
        type={type}
        className={styles.box}
        disabled={disabled}
        aria-invalid={note ? true : undefined}
        aria-describedby={note}
      />
      {label}
    </label>
  );
};

interface Props {
  legend: string;
  name: string;
  options: readonly ChipOption[];
  /** Allows several choices: the form value is a list. Otherwise the value is one string. */
  multiple?: boolean;
}

/** Chips for choosing one or several options; a chosen chip is filled in the paper colour. */
export const ChipGroup = ({ legend, name, options, multiple = false }: Props) => {
  const id = useId();
  const group = useRef<HTMLDivElement>(null);
  const { change } = useForm();
  const { meta } = useField<unknown>(name);
  const error = useFieldError(meta);
  // A choice made before hydration is copied into the form state.
  useEffect(() => {
    const chosen = [...(group.current?.querySelectorAll<HTMLInputElement>(':checked') ?? [])].map(
      ({ value }) => value,
    );
    if (chosen.length > 0) change(name, multiple ? chosen : chosen[0]);
  }, [change, name, multiple]);
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      <div ref={group} className={styles.chips}>
        {options.map((option) => (
          <Chip
            key={option.value}
            name={name}
            type={multiple ? 'checkbox' : 'radio'}
            option={option}
            note={error ? noteId(id) : undefined}
          />
        ))}
      </div>
      <FieldNote field={id} error={error} />
    </fieldset>
  );
};
