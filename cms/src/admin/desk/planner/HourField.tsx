import { useId } from 'react';

import { useDeskLanguage } from '../language/use-desk-language';
import parts from '../parts/parts.module.css';
import styles from './dialog.module.css';
import { dateAt, readHour } from './planner-time';
import { usePlannerFormat } from './use-planner-format';

interface Props {
  label: string;
  /** Day of the schedule that the hour is of. */
  day: string;
  /** Day of the schedule that the editor sees, if it may be another one. */
  seen?: string;
  typed: string;
  onType: (typed: string) => void;
  /** The field takes the focus when its dialog opens. */
  isFirst?: boolean;
}

/**
 * Hour of a day, typed like 20:45 in every language; below it, what is wrong, or the date and the zone. A day that the
 * editor does not see is named.
 */
export const HourField = ({ label, day, seen = day, typed, onType, isFirst = false }: Props) => {
  const { text } = useDeskLanguage();
  const { zone, longDate } = usePlannerFormat();
  const id = useId();
  const instant = readHour(typed, day);
  const isWrong = instant === null;
  const lands = instant === null ? '' : text('planner.lands', { day: longDate(dateAt(instant)), zone });
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        dir="ltr"
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        aria-invalid={isWrong}
        aria-describedby={`${id}-hint`}
        {...(isFirst && { 'data-first': true })}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => onType(target.value)}
      />
      <p id={`${id}-hint`} className={isWrong ? styles['wrong'] : parts['quiet']}>
        {isWrong ? text('planner.hourForm') : lands}
        {!isWrong && day !== seen && (
          <strong> {text('planner.landsElsewhere', { day: longDate(day) })}</strong>
        )}
      </p>
    </div>
  );
};
