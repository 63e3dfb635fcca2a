import { d } from '../geometry/point';

/** Path of a pointed arch from the apex at the top to the open bottom. */
export const arch = (x: number, y: number, w: number, h: number): string =>
  d`M${x} ${y + h}V${y + w * 0.62}C${x} ${y + w * 0.25} ${x + w * 0.34} ${y + w * 0.12} ${x + w / 2} ${y}` +
  d`C${x + w * 0.66} ${y + w * 0.12} ${x + w} ${y + w * 0.25} ${x + w} ${y + w * 0.62}V${y + h}Z`;
