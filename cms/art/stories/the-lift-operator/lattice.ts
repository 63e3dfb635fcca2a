import { circle, path, rect, stroke } from '../../drawing/svg';
import { d } from '../../geometry/point';
import { khatam } from '../../geometry/star';

interface Bars {
  x: number;
  y: number;
  w: number;
  h: number;
  /** Crosses in a row; a folded gate has as many, only narrower. */
  columns: number;
  rows: number;
  color: string;
  width: number;
  /** Colour of the rivets; left out: none. */
  rivet?: string;
}

/** Draws a gate of crossed iron bars. */
export const bars = ({ x, y, w, h, columns, rows, color, width, rivet }: Bars): string => {
  const [dx, dy] = [w / columns, h / rows];
  const crosses: string[] = [];
  const rivets: string[] = [];
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const [left, top] = [x + column * dx, y + row * dy];
      crosses.push(d`M${left} ${top}l${dx} ${dy}M${left + dx} ${top}l${-dx} ${dy}`);
      if (rivet !== undefined) rivets.push(circle(left + dx / 2, top + dy / 2, width * 1.1, rivet));
    }
  return stroke(crosses.join(''), color, width) + rivets.join('');
};

/** Draws the wooden frieze of stars above the door. */
export const frieze = (x: number, y: number, w: number, h: number, ground: string, star: string): string => {
  const amount = Math.round(w / h);
  const step = w / amount;
  const stars = Array.from({ length: amount }, (_, i) => khatam(x + (i + 0.5) * step, y + h / 2, h * 0.36));
  return rect(x, y, w, h, ground) + path(stars.join(''), star);
};

/** Draws the stars of light that a lamp throws through the lattice, in rings around (x, y). */
export const thrownStars = (x: number, y: number, t: number, color: string, strength = 1): string =>
  [90, 145, 210, 285, 370]
    .map((r, ring) => {
      const amount = 10 + ring * 2;
      const turn = t * 0.05 * (ring % 2 === 0 ? 1 : -1) + ring * 0.2;
      const stars = Array.from({ length: amount }, (_, i) => {
        const angle = turn + (i * 2 * Math.PI) / amount;
        return khatam(x + r * Math.cos(angle), y + r * 0.8 * Math.sin(angle), 9 + ring * 4.5, angle);
      });
      return path(stars.join(''), color, { opacity: strength * (0.62 - ring * 0.09) });
    })
    .join('');
