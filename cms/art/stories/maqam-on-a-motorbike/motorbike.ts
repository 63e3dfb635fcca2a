import { mix } from '../../core/color';
import { circle, ellipse, group, path, rect, stroke } from '../../drawing/svg';
import { petals } from '../../geometry/petals';
import { d, polygon, type Point } from '../../geometry/point';
import { khatam } from '../../geometry/star';
import { crate } from './crate';
import { KARIM, OWN, TROUSERS } from './cast';
import { oudShape } from './oud-shape';

export interface Ride {
  /** Middle between the wheels, and the height of the road. */
  x: number;
  y: number;
  /** 1 is a wheel of 40 units. */
  size: number;
  t: number;
  /** Degrees a second that the wheels turn; 0 stands. */
  speed?: number;
  isTurned?: boolean;
  load: 'crate' | 'oud' | 'none';
  hasRider?: boolean;
  hasBeam?: boolean;
}

const DARK = mix(OWN.darkest, OWN.deep, 0.25);
const METAL = mix(OWN.paper, OWN.middle, 0.25);
const WHEEL = 40;
/** Hubs of the rear and the front wheel. */
export const REAR: Point = [-74, -WHEEL];
export const FRONT: Point = [82, -WHEEL];

const wheel = ([x, y]: Point, degrees: number): string => {
  const { petals: rim, kites, seeds, core } = petals(0, 0, 31, 8);
  return group(
    { transform: `translate(${String(x)} ${String(y)}) rotate(${degrees.toFixed(1)})` },
    circle(0, 0, WHEEL, DARK),
    circle(0, 0, 32.5, mix(OWN.light, OWN.paper, 0.2)),
    path(kites, OWN.second),
    path(rim, OWN.middle),
    path(seeds, OWN.deep),
    path(core, DARK),
    path(khatam(0, 0, 7), OWN.light),
    circle(0, 0, 2.6, OWN.middle),
  );
};

/** Draws the two ends of a scarf in the wind, from the neck at (x, y) to the left. */
export const flyingScarf = (x: number, y: number, t: number, length = 1, wind = 1): string => {
  const tail = (shift: number, color: string): string => {
    const along = Array.from({ length: 10 }, (_, i): Point => {
      const beat = Math.sin(t * 9 * wind - i * 0.75 + shift) * i * 1.35;
      return [x - i * 10.5 * length, y + beat - i * 1.4 + shift * 3];
    });
    const under = along.map(([px, py], i): Point => [px + 1, py + 13 - i * 0.35]).reverse();
    return path(polygon([...along, ...under]), color);
  };
  return tail(1.4, mix(OWN.second, OWN.darkest, 0.2)) + tail(0, OWN.second);
};

const rider = (t: number, speed: number): string => {
  const bob = speed === 0 ? 0 : Math.sin(t * 11) * 1.2;
  const round = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const;
  const [hx, hy] = [13, -190 + bob];
  return (
    flyingScarf(-4, -166 + bob, t, speed === 0 ? 0.5 : 1) +
    path(d`M-46 -88C-50 -120 -34 -154 -12 -164C4 -168 18 -160 16 -146C12 -122 0 -100 -8 -84Z`, OWN.paper) +
    stroke(d`M-26 -90L22 -86L4 -34`, TROUSERS, 21, round) +
    stroke(d`M4 -30L20 -28`, KARIM.band, 12, round) +
    rect(hx - 8, hy + 8, 14, 22, KARIM.skin) +
    ellipse(hx + 3, hy + 2, 17, 21, KARIM.skin) +
    path(
      d`M${hx - 19} ${hy + 9}C${hx - 25} ${hy - 32} ${hx + 22} ${hy - 36} ${hx + 24} ${hy - 6}L${hx + 2} ${hy - 6}Q${hx - 4} ${hy + 2} ${hx - 7} ${hy + 10}Z`,
      OWN.light,
    ) +
    stroke(d`M${hx - 18} ${hy - 4}Q${hx} ${hy - 10} ${hx + 23} ${hy - 8}`, OWN.middle, 4) +
    path(khatam(hx - 4, hy - 18, 7), OWN.middle) +
    ellipse(2, -163 + bob, 19, 9, OWN.second) +
    stroke(d`M0 ${-148 + bob}L27 ${-118}L50 -116`, mix(OWN.paper, OWN.darkest, 0.14), 17, round) +
    circle(51, -116, 8.5, KARIM.skin)
  );
};

const machine = (t: number, speed: number): string => {
  const turn = t * speed;
  const shake = speed === 0 ? 0 : Math.sin(t * 17) * 0.7;
  const round = { 'stroke-linecap': 'round' } as const;
  return (
    wheel(REAR, turn) +
    wheel(FRONT, turn) +
    stroke(d`M-74 -40L-8 -34M-74 -40L-44 -84M-8 -34L44 -92M-8 -34L-30 -80`, METAL, 6, round) +
    stroke(d`M82 -40L54 -112`, METAL, 8, round) +
    stroke(d`M-116 -46A43 43 0 0 1 -40 -68`, OWN.middle, 8, round) +
    stroke(d`M62 -80A45 45 0 0 1 125 -54`, OWN.middle, 8, round) +
    path(d`M-22 -60H32L38 -28Q10 -14 -20 -24Z`, DARK) +
    stroke(d`M-14 -52H28M-13 -45H30M-12 -38H32`, METAL, 2.4) +
    stroke(d`M6 -24L-40 -22L-112 -28`, METAL, 9, round) +
    path(d`M-86 ${shake - 84}Q-60 -98 -8 -86L-4 -70Q-50 -66 -80 -74Z`, DARK) +
    path(d`M-8 -86C0 -110 42 -110 56 -92L44 -70H-6Z`, OWN.middle) +
    path(khatam(24, -87, 10), OWN.light) +
    stroke(d`M54 -112L40 -122`, DARK, 8, round) +
    circle(70, -98, 13, DARK) +
    path(d`M70 -111A13 13 0 0 1 70 -85Z`, OWN.light) +
    rect(-98, -84, 34, 5, METAL)
  );
};

/** Draws the motorbike from the side, with or without Karim on it. */
export const motorbike = (ride: Ride): string => {
  const { x, y, size, t, speed = 170, isTurned = false, load, hasRider = true, hasBeam = false } = ride;
  const bounce = speed === 0 ? 0 : Math.sin(t * 8.3) * 1.1;
  return group(
    {
      transform: `translate(${x.toFixed(1)} ${(y + bounce * size).toFixed(1)}) scale(${(isTurned ? -size : size).toFixed(3)} ${size.toFixed(3)})`,
    },
    ellipse(4, 2, 124, 6, OWN.darkest, { opacity: 0.35 }),
    hasBeam ? path(d`M80 -106L1100 -290V270L80 -88Z`, OWN.light, { opacity: 0.28 }) : '',
    load === 'crate' ? crate(-98, -128, 128, 58, -78) : '',
    load === 'oud' && hasRider ? oudShape({ x: -52, y: -122, size: 34, turn: -24, t: 0, isBack: true }) : '',
    machine(t, speed),
    hasRider ? rider(t, speed) : '',
  );
};
