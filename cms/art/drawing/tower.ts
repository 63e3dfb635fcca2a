import { d } from '../geometry/point';

/** Top edges of the towers, from the left wall to the right wall. */
export const TOWER_TOPS = [
  (x: number, y: number, w: number): string => d`L${x} ${y + w * 0.7}L${x + w} ${y}`,
  (x: number, y: number, w: number): string =>
    d`L${x} ${y + w * 0.4}L${x + w / 2} ${y}L${x + w} ${y + w * 0.4}`,
  (x: number, y: number, w: number): string => d`L${x} ${y + w}Q${x} ${y} ${x + w} ${y}`,
  (x: number, y: number, w: number): string =>
    d`L${x} ${y + w * 0.5}H${x + w * 0.25}V${y + w * 0.2}H${x + w * 0.46}V${y - w * 0.7}H${x + w * 0.54}V${y + w * 0.2}` +
    d`H${x + w * 0.75}V${y + w * 0.5}H${x + w}`,
  (x: number, y: number, w: number): string => d`L${x} ${y}H${x + w}`,
] as const;
