import { mix } from '../../core/color';
import { circle, path, rect } from '../../drawing/svg';
import { HEADS, type HeadName } from '../../figures/head';
import { d } from '../../geometry/point';
import { khatam } from '../../geometry/star';
import type { ShotContext } from '../story';
import { roleOf } from './cast';
import { openBook } from './book';

const RIDERS: readonly (HeadName | null)[] = [null, 'veil', null, 'cap', 'short'];
/** Pane at which the girl stands. */
const HERS = 2;

export interface Bus {
  /** Its front: it drives to the left. */
  x: number;
  y: number;
  /** A ninth of its length. */
  u: number;
  line: string;
  destination: string;
  hasGirl?: boolean;
}

const panes = ({ t, colours }: ShotContext, { x, y, u, hasGirl }: Bus): string => {
  const { palette } = colours;
  const glass = mix(palette.second, palette.light, 0.25);
  return RIDERS.map((head, i) => {
    const [left, top] = [x + u * (1.15 + i * 1.52), y - u * 2.62];
    const nod = Math.sin(t * 7 + i) * u * 0.015;
    const [cx, cy] = [left + u * 0.68, top + u * 0.62 + nod];
    const isHers = hasGirl === true && i === HERS;
    const girl = roleOf('girl', colours);
    const look = isHers
      ? girl.look
      : {
          ...girl.look,
          skin: mix(palette.middle, palette.deep, 0.4),
          accent: palette.middle,
          hair: palette.deep,
        };
    const shown = isHers ? 'bun' : head;
    return (
      rect(left, top, u * 1.36, u * 1.3, glass, { rx: u * 0.14 }) +
      (shown === null
        ? ''
        : path(
            d`M${cx - u * 0.42} ${top + u * 1.3}Q${cx - u * 0.4} ${cy + u * 0.3} ${cx} ${cy + u * 0.28}Q${cx + u * 0.4} ${cy + u * 0.3} ${cx + u * 0.42} ${top + u * 1.3}Z`,
            isHers ? palette.light : look.skin,
          ) +
          HEADS[shown](cx, cy, u * 0.4, look) +
          (isHers ? openBook(cx - u * 0.22, top + u * 1.26, u * 0.2, colours) : ''))
    );
  }).join('');
};

/** Draws a bus from the side, with its line and destination in lights. */
export const bus = (context: ShotContext, which: Bus): string => {
  const { colours, definitions, writer } = context;
  const { palette } = colours;
  const { x, y, u, line, destination } = which;
  const [length, top] = [u * 9, y - u * 3.6];
  const wheel = (at: number): string =>
    circle(at, y - u * 0.1, u * 0.6, palette.darkest) +
    circle(at, y - u * 0.1, u * 0.36, mix(palette.darkest, palette.paper, 0.3)) +
    path(khatam(at, y - u * 0.1, u * 0.26, -x / (u * 0.6)), palette.light);
  return (
    path(
      d`M${x + u * 0.55} ${top}H${x + length - u * 0.4}Q${x + length} ${top} ${x + length} ${top + u * 0.4}V${y - u * 0.15}H${x}V${top + u * 1.1}Q${x + u * 0.1} ${top} ${x + u * 0.55} ${top}Z`,
      palette.light,
    ) +
    rect(x, y - u * 1.2, length, u * 0.2, palette.paper) +
    rect(x, y - u * 0.65, length, u * 0.5, mix(palette.light, palette.darkest, 0.5)) +
    path(
      d`M${x + u * 0.06} ${top + u * 1.02}Q${x + u * 0.2} ${top + u * 0.5} ${x + u * 0.5} ${top + u * 0.5}H${x + u * 0.95}V${top + u * 2.2}H${x + u * 0.02}Z`,
      mix(palette.second, palette.paper, 0.4),
    ) +
    panes(context, which) +
    rect(x + u * 1.15, top + u * 0.14, u * 4.5, u * 0.72, palette.darkest, { rx: u * 0.12 }) +
    writer.write(
      {
        text: destination,
        locale: 'ar',
        x: x + u * 4.35,
        y: top + u * 0.68,
        size: u * 0.52,
        color: palette.second,
      },
      definitions,
    ) +
    writer.write(
      { text: line, locale: 'ar', x: x + u * 5.4, y: top + u * 0.69, size: u * 0.56, color: palette.light },
      definitions,
    ) +
    rect(x - u * 0.02, y - u * 1.1, u * 0.22, u * 0.34, palette.paper, { rx: u * 0.08 }) +
    rect(x + length - u * 0.16, y - u * 1.1, u * 0.16, u * 0.34, palette.middle) +
    wheel(x + u * 1.9) +
    wheel(x + u * 6.9)
  );
};
