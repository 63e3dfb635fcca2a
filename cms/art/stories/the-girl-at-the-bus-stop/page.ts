import { mix } from '../../core/color';
import { circle, path, rect, stroke } from '../../drawing/svg';
import { d, type Point } from '../../geometry/point';
import { khatam, star } from '../../geometry/star';
import { eased } from '../draw-story';
import type { Drawing, ShotContext } from '../story';
import { tilted } from '../writer';
import { penHand } from './pen-hand';

export interface PageLine {
  text: string;
  /** Ruled line of the page on which it stands, from the top. */
  row: number;
  /** Second at which the pen begins; negative: written before the shot. */
  from: number;
  /** Seconds of the writing. */
  seconds: number;
  /** Second at which it is struck out. */
  struck?: number;
  /** Distance of its beginning from the margin. */
  inset?: number;
  size?: number;
}

export interface PageLook {
  hasHand?: boolean;
  /** Second at which a drop of ink falls, and where. */
  spot?: { at: number; x: number; y: number };
  /** Paper that has lain in a drawer. */
  isOld?: boolean;
  /** Draws over the sheet, in its tilt. */
  over?: Drawing;
  rowHeight?: number;
}

const MARGIN = 512;
const [LEFT, RIGHT, TOP, FIRST] = [84, 560, -16, 62];
const STRIKE_SECONDS = 0.45;
const SIZE = 29;

const sheet = ({ W, H, colours }: ShotContext, paper: string, rowHeight: number): string => {
  const { palette } = colours;
  const rules = Array.from({ length: 12 }, (_, i) =>
    stroke(d`M${LEFT} ${FIRST + 9 + i * rowHeight}H${RIGHT}`, mix(paper, palette.middle, 0.26), 1.1),
  );
  return (
    rect(-40, -40, W + 80, H + 80, mix(palette.middle, palette.deep, 0.55)) +
    Array.from({ length: 8 }, (_, i) =>
      stroke(d`M-40 ${i * 52 + 20}Q${W * 0.5} ${i * 52 + 8} ${W + 40} ${i * 52 + 26}`, palette.deep, 1.4),
    ).join('') +
    rect(LEFT + 9, TOP + 9, RIGHT - LEFT, H + 60, palette.darkest, { opacity: 0.35 }) +
    rect(LEFT, TOP, RIGHT - LEFT, H + 60, paper) +
    rules.join('') +
    stroke(d`M${MARGIN + 12} ${TOP}V${H + 60}`, palette.light, 1.6) +
    Array.from({ length: 4 }, (_, i) =>
      circle(RIGHT - 16, 30 + i * 104, 6, mix(palette.middle, palette.deep, 0.55)),
    ).join('')
  );
};

const inkSpot = (x: number, y: number, grown: number, color: string): string =>
  path(star(x, y, 11, 17 * grown, 12.5 * grown, 0.3), color, {
    'stroke-linejoin': 'round',
    stroke: color,
    'stroke-width': 4 * grown,
  }) +
  circle(x - 27 * grown, y + 8 * grown, 3.4 * grown, color) +
  circle(x + 20 * grown, y - 20 * grown, 2.6 * grown, color);

/** A ruled sheet on which lines are written from the right before our eyes. */
export const page =
  (
    lines: readonly PageLine[],
    { hasHand = true, spot, isOld = false, over, rowHeight = 54 }: PageLook = {},
  ): Drawing =>
  (context) => {
    const { t, H, colours, definitions, writer } = context;
    const { palette } = colours;
    const paper = isOld ? mix(palette.paper, palette.second, 0.55) : palette.paper;
    const ink = isOld ? mix(palette.deep, palette.middle, 0.35) : palette.deep;
    let pen: Point = [MARGIN - 20, FIRST + 30];
    const written = lines.map(({ text, row, from, seconds, struck, inset = 0, size = SIZE }) => {
      const width = writer.width({ text, locale: 'ar', size, weight: 400 });
      const [x, y] = [MARGIN - inset, FIRST + row * rowHeight];
      const share = Math.min(1, Math.max(0, (t - from) / seconds));
      if (t >= from) pen = [x - width * share, y - 3 + (share < 1 ? Math.sin(t * 17) * 5 : 4)];
      const cut = struck === undefined ? 0 : eased((t - struck) / STRIKE_SECONDS);
      if (struck !== undefined && t >= struck) pen = [x + 4 - (width + 8) * cut, y - size * 0.25];
      return (
        writer.write(
          { text, locale: 'ar', x, y, size, color: ink, weight: 400, written: share },
          definitions,
        ) +
        (cut > 0
          ? stroke(
              d`M${x + 4} ${y - size * 0.34}Q${x - (width * cut) / 2} ${y - size * 0.14} ${x + 4 - (width + 8) * cut} ${y - size * 0.26}`,
              palette.middle,
              3.2,
              { 'stroke-linecap': 'round' },
            )
          : '')
      );
    });
    const lamp = definitions.radial(200, 60, 460, [
      [0, palette.light, 0],
      [0.55, palette.deep, 0.08],
      [1, palette.darkest, 0.5],
    ]);
    const fallen = spot && t >= spot.at ? eased((t - spot.at) / 0.35) : 0;
    if (spot && t >= spot.at - 0.5) pen = [spot.x, spot.y - 34];
    return (
      tilted(
        -1.6,
        320,
        180,
        sheet(context, paper, rowHeight),
        isOld
          ? stroke(
              d`M${LEFT} ${H * 0.47}H${RIGHT}M${(LEFT + RIGHT) / 2} ${TOP}V${H + 40}`,
              mix(paper, palette.deep, 0.2),
              1.6,
            )
          : '',
        ...written,
        spot && fallen > 0 ? inkSpot(spot.x, spot.y, fallen, ink) : '',
        over?.(context) ?? '',
        hasHand ? penHand(pen[0], pen[1], colours) : path(khatam(LEFT + 30, 30, 9), palette.light),
      ) + rect(0, 0, context.W, H, lamp)
    );
  };
