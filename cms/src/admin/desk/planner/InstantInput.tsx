import { useId, useState } from 'react';
import { useIntl } from 'react-intl';

import { instantSentence } from '../../DateField/date-sentence';
import { instantText, readInstant } from '../../DateField/date-text';
import { PickDateButton } from '../../DateField/PickDateButton';
import { deskNow } from '../../desk-clock';
import { useDeskLanguage } from '../language/use-desk-language';
import parts from '../parts/parts.module.css';
import styles from './dialog.module.css';
import { HOUR_MS, PLANNER_ZONE } from './planner-time';
import { usePlannerFormat } from './use-planner-format';

const isolate = (text: string): string => `\u2066${text}\u2069`;

interface Props {
  label: string;
  /** Instant that stands in the field at first. */
  initial?: string;
  /** The instant that was read, or null. */
  onRead: (instant: string | null) => void;
}

/** Day and hour in the zone of the schedule, typed like `2026-11-25 20:00` in every language, and written out below. */
export const InstantInput = ({ label, initial, onRead }: Props) => {
  const { locale } = useDeskLanguage();
  const { formatMessage } = useIntl();
  const { zone } = usePlannerFormat();
  const id = useId();
  const [typed, setTyped] = useState(initial === undefined ? '' : instantText(initial, PLANNER_ZONE));
  const tomorrow = instantText(new Date(deskNow() + 24 * HOUR_MS).toISOString(), PLANNER_ZONE).slice(0, 10);
  const reading = readInstant(typed, PLANNER_ZONE);
  const change = (next: string): void => {
    setTyped(next);
    const read = readInstant(next, PLANNER_ZONE);
    onRead(read.mistake === undefined ? read.value : null);
  };
  const say = (name: string): string => {
    const [first = '', second = ''] = reading.mistake === undefined ? [] : (reading.offsets ?? []);
    const values = {
      example: isolate(`${tomorrow} 20:00`),
      first: isolate(first),
      second: isolate(second),
      zone,
    };
    return formatMessage({ id: `sahra.date.${name}` }, values);
  };
  const sentence =
    reading.mistake !== undefined
      ? say(reading.mistake)
      : reading.value === null
        ? `${say('example')} (${zone})`
        : instantSentence(reading.value, PLANNER_ZONE, locale);
  const [day = ''] = typed.split(' ');
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>{label}</label>
      <span className={styles['instant']}>
        <input
          id={id}
          data-first
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          value={typed}
          aria-invalid={reading.mistake !== undefined}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => change(target.value)}
        />
        <PickDateButton
          label={say('pick')}
          date={/^\d{4}-\d{2}-\d{2}$/.test(day) ? day : ''}
          disabled={false}
          onPick={(picked) => change(`${picked} ${typed.split(' ')[1] ?? '20:00'}`)}
        />
      </span>
      <p id={`${id}-hint`} className={reading.mistake === undefined ? parts['quiet'] : styles['wrong']}>
        {sentence}
      </p>
    </div>
  );
};
