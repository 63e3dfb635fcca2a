import { useDeskLanguage } from '../language/use-desk-language';
import parts from '../parts/parts.module.css';
import styles from './fields.module.css';
import { textLength } from './text-length';

/** Length of a text beside the limit of its language; what is too long is said in words. */
export const LengthMeter = ({ value, max }: { value: string; max: number }) => {
  const { text, counted, number } = useDeskLanguage();
  const length = textLength(value);
  const isOver = length > max;
  return (
    <span className={[styles['meter'], isOver ? styles['over'] : ''].join(' ')}>
      {isOver && <span>{counted('length.cut', length - max)}</span>}
      <progress value={Math.min(length, max)} max={max} aria-hidden="true" />
      <span className={parts['number']} aria-hidden="true">
        {number(length)} / {number(max)}
      </span>
      <span className={parts['hidden']}>{text('length.of', { n: number(length), max: number(max) })}</span>
    </span>
  );
};
