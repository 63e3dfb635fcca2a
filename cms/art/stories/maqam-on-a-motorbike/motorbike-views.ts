import { mix } from '../../core/color';
import { circle, ellipse, group, path, rect, stroke } from '../../drawing/svg';
import { d } from '../../geometry/point';
import { khatam } from '../../geometry/star';
import { crate } from './crate';
import { KARIM, OWN, TROUSERS } from './cast';
import { flyingScarf } from './motorbike';

const DARK = mix(OWN.darkest, OWN.deep, 0.25);
const METAL = mix(OWN.paper, OWN.middle, 0.25);
const ROUND = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const;

/** Draws motorbike and rider that come towards the viewer; the front wheel stands at (x, y). */
export const motorbikeFront = (
  x: number,
  y: number,
  size: number,
  t: number,
  { lean = 0, hasBeam = false } = {},
): string =>
  group(
    {
      transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${lean.toFixed(1)}) scale(${size.toFixed(3)})`,
    },
    ellipse(0, 2, 46, 7, OWN.darkest, { opacity: 0.35 }),
    crate(38, -150, 66, 34, -78),
    flyingScarf(-6, -168, t, 1.1),
    path(d`M-42 -88C-56 -130 -34 -168 0 -170C34 -168 56 -130 42 -88Z`, OWN.paper),
    stroke(d`M-24 -92L-40 -70L-30 -26M24 -92L40 -70L30 -26`, TROUSERS, 20, ROUND),
    stroke(d`M-30 -24h-6M30 -24h6`, KARIM.band, 13, ROUND),
    rect(-11, -78, 22, 78, DARK, { rx: 11 }),
    ...Array.from({ length: 5 }, (_, i) => {
      const at = (i * 16 + t * 130) % 76;
      return rect(-9, -76 + at, 18, 3.4, METAL, { opacity: 0.5 });
    }),
    stroke(d`M-15 -40L-19 -118M15 -40L19 -118`, METAL, 6, ROUND),
    path(d`M-15 -64Q0 -90 15 -64L13 -52Q0 -66 -13 -52Z`, OWN.middle),
    path(d`M-30 -92Q0 -128 30 -92L22 -78H-22Z`, OWN.middle),
    stroke(d`M-62 -126Q-30 -112 0 -116Q30 -112 62 -126`, DARK, 7, ROUND),
    stroke(
      d`M-36 -152L-66 -138L-56 -124M36 -152L66 -138L56 -124`,
      mix(OWN.paper, OWN.darkest, 0.12),
      17,
      ROUND,
    ),
    circle(-57, -124, 9, KARIM.skin),
    circle(57, -124, 9, KARIM.skin),
    rect(-9, -186, 18, 24, KARIM.skin),
    ellipse(0, -194, 19, 23, KARIM.skin),
    path(d`M-22 -192C-28 -236 28 -236 22 -192Q0 -206 -22 -192Z`, OWN.light),
    path(khatam(0, -214, 8), OWN.middle),
    ellipse(0, -167, 24, 10, OWN.second),
    circle(0, -104, 34, OWN.light, { opacity: hasBeam ? 0.3 : 0.14 }),
    circle(0, -104, 20, DARK),
    path(khatam(0, -104, 18), mix(OWN.light, OWN.paper, hasBeam ? 0.6 : 0.2)),
  );

/** Draws motorbike and rider from above, on the way to the top of the picture. */
export const motorbikeAbove = (x: number, y: number, size: number, t: number, turn = 0): string =>
  group(
    {
      transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(1)}) scale(${size.toFixed(3)})`,
    },
    rect(-7, -78, 14, 42, DARK, { rx: 7 }),
    rect(-8, 40, 16, 44, DARK, { rx: 8 }),
    path(d`M-13 -34Q0 -56 13 -34L11 44H-11Z`, OWN.middle),
    stroke(d`M-34 -28Q0 -44 34 -28`, DARK, 6, ROUND),
    crate(0, 66, 46, 70, Math.sin(t * 13) * 1.5),
    group({ transform: 'rotate(-90 0 14)' }, flyingScarf(-4, 8, t, 0.8)),
    stroke(d`M-22 4L-36 -10L-32 -26M22 4L36 -10L32 -26`, OWN.paper, 13, ROUND),
    ellipse(0, 8, 30, 17, OWN.paper),
    ellipse(0, 4, 14, 10, OWN.second),
    circle(0, 0, 16, OWN.light),
    path(khatam(0, 0, 9), OWN.middle),
    circle(-32, -27, 6, KARIM.skin),
    circle(32, -27, 6, KARIM.skin),
  );
