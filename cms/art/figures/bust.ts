import { path } from '../drawing/svg';
import { d } from '../geometry/point';
import { khatam } from '../geometry/star';
import { HEADS, type HeadName, type Look } from './head';

export interface Bust {
  x: number;
  /** Centre of the head. */
  y: number;
  z: number;
  /** Height at which the picture's edge cuts off the body. */
  foot: number;
  head: HeadName;
  look: Look;
  body: string;
  rim: string;
  hasPin: boolean;
}

/** Draws head and shoulders. */
export const bust = ({ x, y, z, foot, head, look, body, rim, hasPin }: Bust): string => {
  const shoulders =
    d`M${x - z * 1.22} ${foot}C${x - z * 1.25} ${y + z * 1.05} ${x - z * 0.55} ${y + z * 0.95} ${x - z * 0.24} ${y + z * 0.74}` +
    d`H${x + z * 0.24}C${x + z * 0.55} ${y + z * 0.95} ${x + z * 1.25} ${y + z * 1.05} ${x + z * 1.22} ${foot}Z`;
  return (
    path(shoulders, body, { stroke: rim, 'stroke-width': z * 0.035 }) +
    HEADS[head](x, y, z, look) +
    (hasPin ? path(khatam(x + z * 0.55, y + z * 1.28, z * 0.12), rim) : '')
  );
};
