import { mix } from '../../core/color';
import { circle, group, path, rect, stroke } from '../../drawing/svg';
import { d } from '../../geometry/point';
import { OWN } from './cast';

export const PINE = mix(OWN.light, OWN.middle, 0.32);
const EDGE = mix(PINE, OWN.darkest, 0.5);

/** Draws the wooden parcel: boards, battens and a label. Its middle is (x, y); it leans by `turn` degrees. */
export const crate = (x: number, y: number, length: number, height: number, turn = 0): string => {
  const [l, t] = [-length / 2, -height / 2];
  const plank = height / 3;
  return group(
    { transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(1)})` },
    rect(l, t, length, height, PINE, { stroke: EDGE, 'stroke-width': Math.max(1.2, height * 0.05) }),
    stroke(
      d`M${l} ${t + plank}h${length}M${l} ${t + 2 * plank}h${length}`,
      EDGE,
      Math.max(0.8, height * 0.025),
    ),
    rect(l + length * 0.07, t, length * 0.08, height, mix(PINE, EDGE, 0.35)),
    rect(l + length * 0.85, t, length * 0.08, height, mix(PINE, EDGE, 0.35)),
    rect(-length * 0.16, t + height * 0.22, length * 0.36, height * 0.56, OWN.paper),
    stroke(
      d`M${-length * 0.1} ${t + height * 0.42}h${length * 0.24}M${-length * 0.04} ${t + height * 0.58}h${length * 0.18}`,
      EDGE,
      Math.max(0.8, height * 0.04),
    ),
  );
};

/** Draws rings that go out from a thing that sounds. */
export const ringing = (x: number, y: number, t: number, r: number, color: string, count = 4): string =>
  Array.from({ length: count }, (_, i) => {
    const age = (t * 0.8 + i / count) % 1;
    return circle(x, y, r * (0.35 + age), 'none', {
      stroke: color,
      'stroke-width': 3.4 * (1 - age) + 0.4,
      opacity: 0.85 * (1 - age),
    });
  }).join('');

/** Draws the open parcel from the front; the lid is lifted by `share`. */
export const openCrate = (x: number, y: number, width: number, share: number): string => {
  const height = width * 0.3;
  return group(
    { transform: `translate(${x.toFixed(1)} ${y.toFixed(1)})` },
    rect(-width / 2, -height, width, height, PINE, { stroke: EDGE, 'stroke-width': 3 }),
    stroke(d`M${-width / 2} ${-height * 0.5}h${width}`, EDGE, 2),
    rect(-width * 0.44, -height, width * 0.07, height, mix(PINE, EDGE, 0.35)),
    rect(width * 0.37, -height, width * 0.07, height, mix(PINE, EDGE, 0.35)),
    path(
      d`M${-width / 2} ${-height}L${-width / 2 - share * width * 0.12} ${-height - share * width * 0.24}l${width * (1 - share * 0.05)} ${-share * width * 0.16}L${width / 2} ${-height - share * width * 0.3 - 1}l0 ${7 - share * 2}Z`,
      mix(PINE, EDGE, 0.25),
      { opacity: share > 0.5 ? 2 - 2 * share : 1 },
    ),
  );
};
