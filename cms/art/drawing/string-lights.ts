import { polyline, type Point } from '../geometry/point';
import { khatam } from '../geometry/star';
import { circle, path, stroke } from './svg';

export interface Strand {
  from: Point;
  to: Point;
  /** How far the middle of the wire hangs below the straight line. */
  sag: number;
  bulbs: number;
  /** Radius of a bulb, from its centre to its points. */
  size: number;
  wire: string;
  /** Colours of the bulbs, alternating. */
  lights: readonly [string, string];
}

/** Draws a wire with star-shaped bulbs, each with a glow. */
export const stringLights = ({ from, to, sag, bulbs, size, wire, lights }: Strand): string => {
  const at = (t: number): Point => [
    from[0] + (to[0] - from[0]) * t,
    from[1] + (to[1] - from[1]) * t + sag * (1 - (2 * t - 1) ** 2),
  ];
  const lamps = Array.from({ length: bulbs }, (_, i) => {
    const [x, y] = at((i + 0.5) / bulbs);
    const light = lights[i % 2 === 0 ? 0 : 1];
    return (
      circle(x, y + size * 1.5, size * 3.4, lights[1], { opacity: 0.1 }) +
      circle(x, y + size * 1.5, size * 2, lights[1], { opacity: 0.22 }) +
      circle(x, y + size * 0.3, size * 0.4, wire) +
      path(khatam(x, y + size * 1.5, size), light, { stroke: wire, 'stroke-width': size * 0.1 })
    );
  });
  return (
    stroke(polyline(Array.from({ length: 33 }, (_, i) => at(i / 32))), wire, size * 0.24) + lamps.join('')
  );
};
