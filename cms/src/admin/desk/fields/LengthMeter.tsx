import type { Locale } from '@sahra/schemas/constants';

import type { FieldLimit } from '../../../desk/form/record-form';
import { useDeskLanguage } from '../language/use-desk-language';
import parts from '../parts/parts.module.css';
import styles from './fields.module.css';
import { textLength } from './text-length';

interface Props {
  value: string;
  limit: FieldLimit;
  locale: Locale;
}

/** Length of a text beside the limit of its language; what is too long is said in words, and why there is a limit. */
export const LengthMeter = ({ value, limit, locale }: Props) => {
  const { text, counted, number } = useDeskLanguage();
  const { why } = limit;
  const max = limit.max[locale];
  const length = textLength(value);
  const isOver = length > max;
  return (
    <span className={[styles['meter'], isOver ? styles['over'] : ''].join(' ')} title={why ?? undefined}>
      {isOver && (
        <span>
          {counted('length.cut', length - max)}
          {why !== null && `. ${why}`}
        </span>
      )}
      <progress value={Math.min(length, max)} max={max} aria-hidden="true" />
      <span className={parts['number']} aria-hidden="true">
        {number(length)} / {number(max)}
      </span>
      <span className={parts['hidden']}>{text('length.of', { n: number(length), max: number(max) })}</span>
    </span>
  );
};
