import { useId } from 'react';

import { starPath } from '../../../ui/Star/star-path';
import * as styles from './StarPopcorn.module.css';

/** x, y, radius and rotation of a piece; pale pieces are in the background. */
type Piece = readonly [x: number, y: number, radius: number, turn: number, pale?: boolean];

const FLYING: readonly Piece[] = [
  [110, 62, 22, 17],
  [292, 40, 19, 6],
  [336, 120, 15, 29],
  [64, 128, 15, 11],
  [206, 26, 17, 23],
];

const HEAP: readonly Piece[] = [
  [136, 146, 27, 0, true],
  [172, 134, 31, 12],
  [212, 140, 30, 24],
  [250, 134, 29, 36, true],
  [276, 150, 22, 3],
  [154, 112, 25, 15],
  [194, 104, 28, 27, true],
  [234, 108, 26, 39],
  [214, 80, 22, 6],
  [176, 84, 20, 18, true],
  [124, 156, 18, 30],
];

const Popped = ({ piece: [x, y, radius, turn, pale = false] }: { piece: Piece }) => (
  <>
    <path className={pale ? styles.pale : styles.corn} d={starPath(x, y, radius, turn)} />
    <path className={styles.heart} d={starPath(x + 2, y + 2, radius * 0.43, turn + 11)} />
  </>
);

/** Illustration: a bucket of popcorn whose pieces are brand stars. */
export const StarPopcorn = () => {
  const glow = useId();
  return (
    <svg className={styles.picture} viewBox="0 0 400 360" aria-hidden="true">
      <radialGradient id={glow}>
        <stop className={styles.light} stopOpacity="0.4" />
        <stop className={styles.light} offset="1" stopOpacity="0" />
      </radialGradient>
      <circle cx="200" cy="170" r="170" fill={`url(#${glow})`} />
      {FLYING.map((piece) => (
        <g key={piece.join(' ')} className={styles.flying}>
          <Popped piece={piece} />
        </g>
      ))}
      <path className={styles.corn} d="M118 152h164l-24 188H142z" />
      <path
        className={styles.stripe}
        d="M118 152h33l8 188h-17zM183 152h34l-3 188h-28zM249 152h33l-24 188h-17z"
      />
      {HEAP.map((piece) => (
        <Popped key={piece.join(' ')} piece={piece} />
      ))}
      <path className={styles.seal} d={starPath(200, 246, 42)} />
      <path className={styles.heart} d={starPath(200, 246, 27, 22.5)} />
      <path className={styles.stripe} d={starPath(200, 246, 12)} />
    </svg>
  );
};
