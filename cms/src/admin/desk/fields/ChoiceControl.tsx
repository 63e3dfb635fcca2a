import { useDeskLanguage } from '../language/use-desk-language';
import { textOf, type ControlProps } from './control-props';
import styles from './fields.module.css';

/** One of a few words. */
export const ChoiceControl = ({
  id,
  field,
  value,
  onChange,
  disabled,
  problems,
  describedBy,
}: ControlProps) => {
  const { text } = useDeskLanguage();
  return (
    <select
      id={id}
      className={[styles['input'], styles['select'], problems.length > 0 ? styles['bad'] : ''].join(' ')}
      value={textOf(value)}
      disabled={disabled}
      aria-invalid={problems.length > 0}
      aria-describedby={describedBy}
      onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
    >
      {(!field.required || textOf(value) === '') && <option value="">{text('choice.none')}</option>}
      {field.choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
  );
};
