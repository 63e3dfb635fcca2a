import type { Locale } from '@sahra/schemas/constants';

import type { LanguageState } from '../../../desk/desk-record';
import { useDeskLanguage } from '../language/use-desk-language';
import styles from './parts.module.css';

const STAR =
  '100,50 85.4,64.6 85.4,85.4 64.6,85.4 50,100 35.4,85.4 14.6,85.4 14.6,64.6 0,50 14.6,35.4 14.6,14.6 35.4,14.6 50,0 64.6,14.6 85.4,14.6 85.4,35.4';
const HALF = 'M50 0v100L35 85H15V65L0 50l15-15V15h20z';
const OUTLINE = { fill: 'none', stroke: 'currentColor', strokeWidth: 13 } as const;

type Shape = LanguageState | 'failed' | 'air' | 'moving';

/** The eight-fold star: full, half, outlined or dashed. */
export const Star = ({ shape }: { shape: Shape }) => (
  <svg className={styles['star']} viewBox="0 0 100 100" width="12" height="12" aria-hidden="true">
    {shape === 'live' || shape === 'failed' || shape === 'air' ? (
      <polygon points={STAR} fill="currentColor" />
    ) : (
      <polygon points={STAR} {...OUTLINE} {...(shape === 'missing' && { strokeDasharray: '22 16' })} />
    )}
    {shape === 'outdated' && <path d={HALF} fill="currentColor" />}
  </svg>
);

interface Props {
  state: LanguageState | null;
  /** Language that is named for readers that see no column. */
  locale?: Locale;
}

/** State of one language: the star says it, and so does the word. */
export const StateStar = ({ state, locale }: Props) => {
  const { text } = useDeskLanguage();
  return (
    <span className={[styles['state'], styles[state ?? 'none']].join(' ')}>
      {locale && <span className={styles['hidden']}>{text(locale)}: </span>}
      {state && <Star shape={state} />}
      <span>{text(`state.${state ?? 'none'}`)}</span>
    </span>
  );
};
