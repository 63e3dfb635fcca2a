import { mix } from '../../core/color';
import { circle, group, path, rect, stroke } from '../../drawing/svg';
import { d } from '../../geometry/point';
import { khatam } from '../../geometry/star';
import type { ShotContext } from '../story';
import { driver, headOfFigure, type Figure } from './cast';

export interface NightBus {
  /** Left end of the bus. */
  x: number;
  road: number;
  /** A bus is 8.2 of these long and 3.5 high. */
  u: number;
  /** Who sits at the four windows, from the rear. */
  riders: readonly (Figure | undefined)[];
  /** Part of the door that is open. */
  door?: number;
  /** Turns of the wheels so far. */
  turns?: number;
}

const rider = (
  { colours, definitions }: ShotContext,
  left: number,
  y: number,
  u: number,
  who: Figure | undefined,
): string => {
  const pane = rect(left, y, u * 1.26, u * 1.3, who ? colours.lit : mix(colours.lit, colours.paper, 0.6), {
    rx: u * 0.14,
  });
  if (!who) return pane;
  const inside = definitions.clip(rect(left, y, u * 1.26, u * 1.3, 'white', { rx: u * 0.14 }));
  const [cx, cy] = [left + u * 0.63, y + u * 0.62];
  const body = path(
    d`M${cx - u * 0.56} ${y + u * 1.4}Q${cx - u * 0.5} ${cy + u * 0.36} ${cx} ${cy + u * 0.32}Q${cx + u * 0.5} ${cy + u * 0.36} ${cx + u * 0.56} ${y + u * 1.4}Z`,
    who.body,
  );
  return pane + group({ 'clip-path': inside }, body, headOfFigure(who, cx, cy, u * 0.46));
};

const wheel = ({ colours }: ShotContext, x: number, y: number, u: number, turns: number): string =>
  circle(x, y, u * 0.62, colours.palette.darkest) +
  circle(x, y, u * 0.36, mix(colours.palette.darkest, colours.paper, 0.3)) +
  path(khatam(x, y, u * 0.26, turns * 2 * Math.PI), colours.palette.light);

/** Draws the bus of the film from the side, on its way to the right. */
export const nightBus = (context: ShotContext, bus: NightBus): string => {
  const { colours, writer, definitions, t } = context;
  const { x, road, u, riders, door = 0, turns = 0 } = bus;
  const { palette, lit, paper } = colours;
  const body = palette.second;
  const length = u * 8.2;
  const top = road - u * 3.75 + Math.sin(t * 9) * u * 0.012;
  const glass = mix(lit, palette.middle, 0.35);
  const at = driver(colours);
  return [
    path(
      d`M${x + length} ${road - u * 1.1}L${x + length + u * 6} ${road - u * 1.9}V${road + u * 0.1}L${x + length} ${road - u * 0.7}Z`,
      lit,
      { opacity: 0.24 },
    ),
    path(
      d`M${x} ${top + u * 0.5}Q${x} ${top} ${x + u * 0.5} ${top}H${x + length - u * 0.7}Q${x + length - u * 0.15} ${top} ${x + length} ${top + u * 0.9}V${road - u * 0.4}H${x}Z`,
      body,
    ),
    rect(x, road - u * 1.5, length, u * 0.2, paper),
    rect(x, road - u * 0.72, length, u * 0.32, mix(body, palette.darkest, 0.45)),
    ...[0, 1, 2, 3].map((i) => rider(context, x + u * (0.36 + i * 1.42), top + u * 0.6, u, riders[i])),
    rect(x + u * 6.1, top + u * 0.56, u * 0.86, u * 2.56, palette.darkest, { rx: u * 0.1 }),
    rect(x + u * 6.18, top + u * 0.64, u * 0.7, u * 2.4, door > 0.5 ? lit : glass, { rx: u * 0.06 }),
    rect(x + u * 6.18, top + u * 0.64, u * 0.32 * (1 - door), u * 2.4, mix(body, palette.darkest, 0.3), {
      opacity: 0.5,
    }),
    rect(
      x + u * 6.88 - u * 0.32 * (1 - door),
      top + u * 0.64,
      u * 0.32 * (1 - door),
      u * 2.4,
      mix(body, palette.darkest, 0.3),
      { opacity: 0.5 },
    ),
    path(
      d`M${x + u * 7.12} ${top + u * 0.6}H${x + length - u * 0.28}Q${x + length - u * 0.1} ${top + u * 0.8} ${x + length} ${top + u * 1.2}V${top + u * 1.95}H${x + u * 7.12}Z`,
      glass,
    ),
    path(
      d`M${x + u * 7.2} ${top + u * 1.95}Q${x + u * 7.22} ${top + u * 1.5} ${x + u * 7.5} ${top + u * 1.48}Q${x + u * 7.8} ${top + u * 1.5} ${x + u * 7.82} ${top + u * 1.95}Z`,
      at.body,
    ),
    headOfFigure(at, x + u * 7.5, top + u * 1.2, u * 0.4),
    rect(x + u * 0.5, top + u * 0.14, u * 3.3, u * 0.36, palette.darkest, { rx: u * 0.1 }),
    writer.write(
      { text: 'آخر الخط', locale: 'ar', x: x + u * 3.5, y: top + u * 0.42, size: u * 0.3, color: lit },
      definitions,
    ),
    path(khatam(x + u * 0.8, top + u * 0.32, u * 0.12), lit),
    rect(x + length - u * 0.3, road - u * 1.22, u * 0.3, u * 0.34, paper, { rx: u * 0.08 }),
    rect(x, road - u * 1.22, u * 0.18, u * 0.4, mix(palette.second, paper, 0.4), { rx: u * 0.06 }),
    stroke(d`M${x + u * 4.6} ${top + u * 0.3}h${u * 2.4}`, mix(body, paper, 0.4), u * 0.06),
    wheel(context, x + u * 1.7, road - u * 0.42, u, turns),
    wheel(context, x + u * 5.2, road - u * 0.42, u, turns),
  ].join('');
};
