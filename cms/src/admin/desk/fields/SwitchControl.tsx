import { useDeskLanguage } from '../language/use-desk-language';
import type { ControlProps } from './control-props';
import styles from './fields.module.css';

/** Yes or no, in words. */
export const SwitchControl = ({ id, field, value, onChange, disabled, describedBy }: ControlProps) => {
  const { text } = useDeskLanguage();
  const named = new Map(field.choices.map((choice) => [choice.value, choice.label]));
  return (
    <span
      className={styles['switch']}
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy}
    >
      {[true, false].map((each) => (
        <label key={String(each)}>
          <input
            type="radio"
            name={id}
            checked={(value === true) === each}
            disabled={disabled}
            onChange={() => onChange(each)}
          />
          <span>{named.get(String(each)) ?? text(each ? 'choice.yes' : 'choice.no')}</span>
        </label>
      ))}
    </span>
  );
};
