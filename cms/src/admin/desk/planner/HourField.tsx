import { useId } from 'react';

import { useDeskLanguage } from '../language/use-desk-language';
import parts from '../parts/parts.module.css';
import styles from './dialog.module.css';
import { readHour } from './planner-time';
import { usePlannerFormat } from './use-planner-format';

interface Props {
  label: string;
  day: string;
  typed: string;
  onType: (typed: string) => void;
  /** The field takes the focus when its dialog opens. */
  isFirst?: boolean;
}

/** Hour of a day, typed like 20:45 in every language; below it, what is wrong, or the zone. */
export const HourField = ({ label, day, typed, onType, isFirst = false }: Props) => {
  const { text } = useDeskLanguage();
  const { zone } = usePlannerFormat();
  const id = useId();
  const isWrong = readHour(typed, day) === null;
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        dir="ltr"
        inputMode="numeric"
        autoComplete="off"
        maxLength={5}
        value={typed}
        aria-invalid={isWrong}
        aria-describedby={`${id}-hint`}
        {...(isFirst && { 'data-first': true })}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => onType(target.value)}
      />
      <p id={`${id}-hint`} className={isWrong ? styles['wrong'] : parts['quiet']}>
        {isWrong ? text('planner.hourForm') : zone}
      </p>
    </div>
  );
};
