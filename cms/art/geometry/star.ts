import { polar, polygon } from './point';

export const EIGHTH_TURN = Math.PI / 4;
/** Half of the angle between two points of an eight-pointed star. */
export const SIXTEENTH_TURN = Math.PI / 8;

export const star = (cx: number, cy: number, n: number, outer: number, inner: number, turn = 0): string =>
  polygon(
    Array.from({ length: 2 * n }, (_, i) =>
      polar(cx, cy, i % 2 === 0 ? outer : inner, turn + (i * Math.PI) / n),
    ),
  );

/** Path of the eight-pointed star made of two squares. */
export const khatam = (cx: number, cy: number, radius: number, turn = 0): string =>
  star(cx, cy, 8, radius, (radius * Math.SQRT1_2) / Math.cos(SIXTEENTH_TURN), turn);

export const regular = (cx: number, cy: number, n: number, radius: number, turn = 0): string =>
  polygon(Array.from({ length: n }, (_, i) => polar(cx, cy, radius, turn + (i * 2 * Math.PI) / n)));

/** Returns the inner radius of a star in an n-gon with this apothem and contact angle (Hankin's method). */
export const hankinRadius = (n: number, apothem: number, contact: number): number => {
  const slope = Math.tan(Math.PI / n);
  const side = (apothem * slope) / (Math.cos(contact) + slope * Math.sin(contact));
  return (apothem - side * Math.sin(contact)) / Math.cos(Math.PI / n);
};
