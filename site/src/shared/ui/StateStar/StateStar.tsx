import { useId } from 'react';

import { starPath } from '../Star/star-path';
import * as styles from './StateStar.module.css';

const CENTRE = [160, 126] as const;
const SIGNS = {
  empty: 'M160 116v20M150 126h20',
  error: 'M160 112v17M160 139v.1',
  done: 'm149 127 8 8 15-17',
  waiting: 'M149 126h.1M160 126h.1M171 126h.1',
} as const;

const SEATS = Array.from({ length: 8 }, (_, index) => {
  const angle = ((index * 45 + 22.5) * Math.PI) / 180;
  return starPath(CENTRE[0] + 84 * Math.cos(angle), CENTRE[1] + 84 * Math.sin(angle), 23);
});

/**
 * Illustration of a state: a star among eight empty seats for an empty list, a coral star for an error, a star in
 * the colour `nile` for success.
 */
export const StateStar = ({ state }: { state: keyof typeof SIGNS }) => {
  const light = useId();
  return (
    <svg className={`${styles.picture} ${styles[state]}`} viewBox="0 0 320 240" aria-hidden="true">
      <radialGradient id={light}>
        <stop className={styles.light} stopOpacity="0.42" />
        <stop className={styles.light} offset="1" stopOpacity="0" />
      </radialGradient>
      <circle cx={CENTRE[0]} cy={CENTRE[1]} r="114" fill={`url(#${light})`} />
      {state === 'empty' && SEATS.map((seat) => <path key={seat} className={styles.seat} d={seat} />)}
      <path className={styles.lit} d={starPath(...CENTRE, 44)} />
      <path className={styles.heart} d={starPath(...CENTRE, 27, 22.5)} />
      <path className={styles.sign} d={SIGNS[state]} />
    </svg>
  );
};
