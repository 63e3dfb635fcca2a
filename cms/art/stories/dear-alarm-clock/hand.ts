import { circle, element, path, rect, stroke } from '../../drawing/svg';
import { d, type Point } from '../../geometry/point';

interface Tones {
  skin: string;
  sleeve: string;
}

const ROUND = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const;

/** Draws an arm that rises from the shoulder at `from`, bends, and ends in a flat hand at (x, y). */
export const reachingHand = (
  from: Point,
  x: number,
  y: number,
  size: number,
  degrees: number,
  { skin, sleeve }: Tones,
): string =>
  stroke(
    d`M${from[0]} ${from[1]}L${(from[0] + x) / 2 - 22} ${y - 26 * size}L${x - 30 * size} ${y - 12 * size}`,
    sleeve,
    34 * size,
    ROUND,
  ) +
  element(
    'g',
    {
      transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${degrees.toFixed(1)}) scale(${size.toFixed(3)})`,
    },
    stroke('M-40 0H0', skin, 21, ROUND) +
      rect(-8, -16, 36, 32, skin, { rx: 13 }) +
      [-11, -3.6, 3.8, 11]
        .map((at, i) => stroke(d`M20 ${at}L${i === 0 || i === 3 ? 42 : 49} ${at * 1.15}`, skin, 8, ROUND))
        .join('') +
      stroke('M4 12Q14 26 26 27', skin, 9, ROUND),
  );

/** Draws a hand from above right that walks on two fingers; their tips stand at (x, ground). */
export const walkingHand = (
  x: number,
  ground: number,
  size: number,
  steps: number,
  { skin, sleeve }: Tones,
): string => {
  const swing = Math.sin(Math.PI * steps);
  const lift = Math.abs(swing) * 3;
  const [px, py] = [x + 4 * size, ground - 70 * size - lift];
  const finger = (side: number): string => {
    const tip = x - side * swing * 22 * size;
    const up = Math.max(0, side * Math.cos(Math.PI * steps)) * 9 * size;
    const knee = (px + tip) / 2 - 9 * size;
    return stroke(
      d`M${px - 6 * size} ${py + 8 * size}L${knee} ${ground - 34 * size}L${tip} ${ground - 5 * size - up}`,
      skin,
      13 * size,
      ROUND,
    );
  };
  return (
    stroke(d`M${px} ${py}L${px + 70 * size} ${py - 52 * size}`, skin, 30 * size, ROUND) +
    stroke(
      d`M${px + 54 * size} ${py - 40 * size}Q${px + 130 * size} ${py - 96 * size} ${px + 330 * size} ${py - 130 * size}`,
      sleeve,
      52 * size,
      ROUND,
    ) +
    finger(1) +
    finger(-1) +
    circle(px, py, 23 * size, skin) +
    stroke(
      d`M${px + 6 * size} ${py + 14 * size}q${-4 * size} ${16 * size} ${-16 * size} ${14 * size}`,
      skin,
      11 * size,
      ROUND,
    )
  );
};

/** Draws a hand with a pen whose tip is at (x, y). */
export const writingHand = (
  x: number,
  y: number,
  size: number,
  { skin, sleeve }: Tones,
  pen: string,
): string => {
  const at = (dx: number, dy: number): string => d`${x + dx * size} ${y + dy * size}`;
  return (
    stroke(`M${at(52, 62)}L${at(90, 120)}`, skin, 34 * size, ROUND) +
    stroke(`M${at(84, 112)}L${at(190, 300)}`, sleeve, 60 * size, ROUND) +
    path(`M${at(0, 0)}L${at(9, -22)}L${at(18, -14)}Z`, pen) +
    stroke(`M${at(13, -18)}L${at(66, -92)}`, pen, 11 * size) +
    rect(x + 20 * size, y + 10 * size, 60 * size, 64 * size, skin, { rx: 24 * size }) +
    stroke(`M${at(34, 22)}Q${at(14, 8)} ${at(17, -14)}`, skin, 15 * size, ROUND) +
    stroke(`M${at(54, 20)}Q${at(44, -26)} ${at(28, -26)}`, skin, 15 * size, ROUND) +
    stroke(
      `M${at(30, 46)}q${(14 * size).toFixed(1)} ${(6 * size).toFixed(1)} ${(26 * size).toFixed(1)} 0`,
      pen,
      1.6 * size,
      {
        opacity: 0.35,
      },
    )
  );
};
