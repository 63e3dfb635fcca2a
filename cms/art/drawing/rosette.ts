import { polar, polygon } from '../geometry/point';
import { EIGHTH_TURN, khatam, regular, SIXTEENTH_TURN, star } from '../geometry/star';
import { stroke } from './svg';

export const ROSETTES = ['interlace', 'nested', 'wreath', 'web'] as const;
export type RosetteKind = (typeof ROSETTES)[number];

/** Draws a line rosette, as cut into a sun or a planet. */
export const rosette = (
  kind: RosetteKind,
  cx: number,
  cy: number,
  r: number,
  color: string,
  width: number,
): string => {
  const line = (d: string, share = 1): string => stroke(d, color, width * share);
  switch (kind) {
    case 'interlace':
      return [
        line(star(cx, cy, 16, r, r * 0.62)),
        line(star(cx, cy, 16, r * 0.82, r * 0.5, SIXTEENTH_TURN / 2)),
        line(star(cx, cy, 8, r * 0.62, r * 0.34), 1.2),
        line(khatam(cx, cy, r * 0.3, SIXTEENTH_TURN)),
        line(regular(cx, cy, 16, r * 1.02), 0.6),
      ].join('');
    case 'nested':
      return Array.from({ length: 9 }, (_, i) =>
        line(khatam(cx, cy, r * (1 - i * 0.108), i % 2 === 1 ? SIXTEENTH_TURN : 0), 1.2 - i * 0.07),
      ).join('');
    case 'wreath':
      return [
        ...Array.from({ length: 8 }, (_, i) => {
          const [x, y] = polar(cx, cy, r * 0.62, i * EIGHTH_TURN);
          return line(khatam(x, y, r * 0.36));
        }),
        line(khatam(cx, cy, r * 0.5, SIXTEENTH_TURN), 1.3),
        line(regular(cx, cy, 8, r, SIXTEENTH_TURN)),
      ].join('');
    case 'web':
      return [3, 5, 7]
        .map((step) =>
          line(polygon(Array.from({ length: 16 }, (_, i) => polar(cx, cy, r, (i * step * Math.PI) / 8)))),
        )
        .join('');
  }
};
