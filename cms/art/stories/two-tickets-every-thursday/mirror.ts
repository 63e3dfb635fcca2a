import { mix } from '../../core/color';
import { circle, ellipse, group, path, rect, stroke } from '../../drawing/svg';
import { d } from '../../geometry/point';
import { eased } from '../draw-story';
import type { ShotContext } from '../story';
import { tilted } from '../writer';
import { driver } from './cast';

/** Draws the wet street ahead, as the driver sees it: lamps that come nearer and pass. */
export const streetAhead = ({ W, H, t, colours }: ShotContext, speed = 0.5): string => {
  const { palette } = colours;
  const [vx, vy] = [W / 2, H * 0.56];
  const count = 12;
  const lamps = Array.from({ length: count }, (_, i) => {
    const near = (((i / count + t * speed * 0.16) % 1) + 1) % 1;
    const scale = 0.06 / (1.06 - near);
    const color = i % 3 === 0 ? palette.second : palette.light;
    return [-1, 1]
      .map((side) => {
        const [x, y] = [vx + side * 560 * scale, vy - 330 * scale];
        const ground = vy + 150 * scale;
        return (
          stroke(d`M${x} ${y}V${ground}`, mix(palette.deep, palette.paper, 0.2), 12 * scale) +
          circle(x, y, 60 * scale + 3, color, { opacity: 0.2 }) +
          circle(x, y, 22 * scale + 1.2, color, { opacity: Math.min(1, near * 4) }) +
          ellipse(x, ground + 40 * scale, 26 * scale, 90 * scale, color, { opacity: 0.22 })
        );
      })
      .join('');
  });
  const block = (side: number, share: number, top: number): string =>
    d`M${vx + side * 26} ${vy}V${vy - top * 0.16}L${vx + side * W * share} ${vy - top}V${H}Z`;
  return (
    path(block(-1, 0.62, 250) + block(1, 0.62, 220), mix(palette.deep, palette.darkest, 0.3)) +
    path(
      d`M${vx - 10} ${vy}H${vx + 10}L${W * 1.05} ${H}H${-W * 0.05}Z`,
      mix(palette.deep, palette.darkest, 0.5),
    ) +
    stroke(d`M${vx} ${vy}L${vx} ${H}`, mix(palette.deep, palette.paper, 0.4), 3, {
      'stroke-dasharray': '14 22',
      'stroke-dashoffset': -t * 90 * speed,
    }) +
    lamps.join('')
  );
};

/** Draws the frame of the windscreen, its two wipers and the driver's shoulder. */
export const windscreen = ({ W, H, t, colours }: ShotContext): string => {
  const { palette } = colours;
  const turn = 34 * Math.sin(t * 2.6);
  const dash = mix(palette.deep, palette.darkest, 0.6);
  const wiper = (x: number): string =>
    tilted(
      turn,
      x,
      H * 0.9,
      stroke(d`M${x} ${H * 0.9}V${H * 0.42}`, palette.darkest, 5, { 'stroke-linecap': 'round' }),
    );
  const at = driver(colours);
  const wheel = [W * 0.24, H * 1.04] as const;
  return (
    wiper(W * 0.36) +
    wiper(W * 0.72) +
    path(d`M0 ${H * 0.86}Q${W / 2} ${H * 0.8} ${W} ${H * 0.86}V${H}H0Z`, dash) +
    stroke(d`M0 ${H * 0.86}Q${W / 2} ${H * 0.8} ${W} ${H * 0.86}`, mix(dash, palette.paper, 0.25), 2) +
    [0.5, 0.56, 0.62]
      .map((x, i) =>
        circle(W * x, H * 0.92, 4, i === 1 ? palette.second : palette.light, {
          opacity: 0.7 + 0.3 * Math.sin(t * 3 + i),
        }),
      )
      .join('') +
    tilted(
      5 * Math.sin(t * 0.9),
      wheel[0],
      wheel[1],
      circle(wheel[0], wheel[1], 92, 'none', { stroke: palette.darkest, 'stroke-width': 15 }),
      stroke(
        d`M${wheel[0] - 90} ${wheel[1]}H${wheel[0] + 90}M${wheel[0]} ${wheel[1]}V${wheel[1] - 90}`,
        palette.darkest,
        9,
      ),
      [-1, 1].map((side) => circle(wheel[0] + side * 70, wheel[1] - 60, 17, at.look.skin)).join(''),
    ) +
    rect(-4, -4, W * 0.04, H + 8, palette.darkest) +
    rect(W * 0.97, -4, W * 0.05, H + 8, palette.darkest)
  );
};

export interface Mirror {
  x: number;
  y: number;
  w: number;
  /** How much the eyes smile, from 0 to 1. */
  smile?: number;
  /** Where the eyes look, from -1 to 1. */
  glance?: number;
  /** Seconds at which they blink. */
  blinks?: readonly number[];
  /** What the glass shows beside the face. */
  behind?: string;
}

/** Draws the mirror above the driver: his cap, his brow and his eyes as two highlights. */
export const driversMirror = (context: ShotContext, own: Mirror): string => {
  const { t, colours, definitions } = context;
  const { x, y, w, smile = 0, glance = 0, blinks = [], behind = '' } = own;
  const { palette } = colours;
  const h = w * 0.34;
  const at = driver(colours);
  const frame = rect(x - w / 2, y - h / 2, w, h, 'white', { rx: h * 0.36 });
  const clip = definitions.clip(frame);
  const fx = behind === '' ? x : x - w * 0.24;
  const shut = Math.max(0, ...blinks.map((second) => 1 - Math.abs(t - second) / 0.16));
  const open = 1 - Math.min(1, shut);
  const bright = mix(palette.paper, palette.light, 0.3);
  const shade = mix(at.look.skin, palette.darkest, 0.78);
  const eye = (side: number): string => {
    const [ex, ey] = [fx + side * h * 0.36 + glance * h * 0.03, y + h * 0.14];
    const r = h * 0.12;
    const brow = ey - h * (0.24 + 0.05 * smile);
    const round = { 'stroke-linecap': 'round' } as const;
    const lid =
      open > 0.3 && smile < 0.5
        ? ellipse(ex, ey, r, r * open, shade)
        : stroke(d`M${ex - r} ${ey + r * 0.2}q${r} ${-r * 1.5 * smile} ${r * 2} 0`, shade, h * 0.07, round);
    return (
      stroke(
        d`M${ex - r * 1.7} ${brow + h * 0.03}Q${ex} ${brow - h * 0.08} ${ex + r * 1.7} ${brow + h * 0.03}`,
        mix(palette.deep, palette.paper, 0.55),
        h * 0.085,
        round,
      ) +
      lid +
      circle(
        ex + r * (0.3 + glance * 0.35),
        ey - r * (0.35 + 0.15 * smile),
        r * 0.36 * Math.max(0.2, open),
        bright,
      ) +
      stroke(
        d`M${ex + side * r * 1.6} ${ey + r * 0.6}q${side * r * 0.7} ${-r * 0.1} ${side * r * 1.1} ${-r * 0.7}`,
        shade,
        h * 0.022,
        { ...round, opacity: 0.35 + 0.6 * smile },
      )
    );
  };
  return (
    stroke(d`M${x} ${y - h / 2}V-10`, palette.darkest, w * 0.03) +
    rect(x - w / 2 - 7, y - h / 2 - 7, w + 14, h + 14, palette.darkest, { rx: h * 0.4 }) +
    group(
      { 'clip-path': clip },
      rect(x - w / 2, y - h / 2, w, h, mix(palette.deep, palette.middle, 0.3)),
      behind,
      ellipse(fx, y + h * 0.16, h * 0.66, h * 0.9, at.look.skin),
      path(
        d`M${fx - h * 0.86} ${y - h * 0.16}Q${fx} ${y - h * 0.42} ${fx + h * 0.86} ${y - h * 0.16}Q${fx + h * 0.92} ${y - h * 0.44} ${fx + h * 0.6} ${y - h * 0.56}H${fx - h * 0.6}Q${fx - h * 0.92} ${y - h * 0.44} ${fx - h * 0.86} ${y - h * 0.16}Z`,
        at.look.accent,
      ),
      path(
        d`M${fx - h * 0.74} ${y - h * 0.16}Q${fx} ${y - h * 0.4} ${fx + h * 0.74} ${y - h * 0.16}Q${fx} ${y - h * 0.08} ${fx - h * 0.74} ${y - h * 0.16}Z`,
        mix(at.look.accent, palette.darkest, 0.5),
      ),
      eye(-1),
      eye(1),
      path(
        d`M${x - w * 0.5} ${y + h}L${x - w * 0.1} ${y - h}h${h * 0.5}L${x - w * 0.3} ${y + h}Z`,
        palette.paper,
        { opacity: 0.08 + 0.08 * eased(Math.sin(t)) },
      ),
    )
  );
};
