import { DIRECTION, type Locale } from '@sahra/schemas/constants';

import { useDeskLanguage } from '../language/use-desk-language';
import parts from '../parts/parts.module.css';
import styles from './fields.module.css';

/** Invisible marks of direction, and what they are called. */
const NAMES: ReadonlyMap<string, string> = new Map([
  ['\u200E', 'LRM'],
  ['\u200F', 'RLM'],
  ['\u061C', 'ALM'],
  ['\u2066', 'LRI'],
  ['\u2067', 'RLI'],
  ['\u2068', 'FSI'],
  ['\u2069', 'PDI'],
]);
const MARKS = /[\u200E\u200F\u061C\u2066-\u2069]/gu;
const SHOWN_AROUND = 14;
const MOST = 6;

interface Props {
  locale: Locale;
  text: string;
  disabled: boolean;
  onChange: (text: string) => void;
}

/** Shows the invisible marks of direction of a text where they stand. They may stay; often they were only pasted. */
export const DirectionMarks = ({ locale, text: written, disabled, onChange }: Props) => {
  const { text, counted } = useDeskLanguage();
  const found = [...written.matchAll(MARKS)];
  if (found.length === 0) return null;
  const around = (from: number, to: number): string =>
    written.slice(Math.max(0, from), to).replace(MARKS, '');
  return (
    <div className={styles['help']}>
      {counted('marks.found', found.length)}{' '}
      {found.slice(0, MOST).map(({ 0: mark, index }) => (
        <bdi key={index} className={styles['mark']} lang={locale} dir={DIRECTION[locale]}>
          {around(index - SHOWN_AROUND, index)}
          <kbd className={parts['key']}>{NAMES.get(mark)}</kbd>
          {around(index + 1, index + 1 + SHOWN_AROUND)}
        </bdi>
      ))}{' '}
      {!disabled && (
        <button type="button" className={parts['link']} onClick={() => onChange(written.replace(MARKS, ''))}>
          {text('marks.remove')}
        </button>
      )}
    </div>
  );
};
