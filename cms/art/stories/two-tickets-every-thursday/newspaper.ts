import { mix } from '../../core/color';
import { circle, path, rect, stroke } from '../../drawing/svg';
import { d } from '../../geometry/point';
import { khatam } from '../../geometry/star';
import type { ShotContext } from '../story';
import { tilted } from '../writer';

/** Draws the folded newspaper around (x, y), the page of the cinemas on top. */
export const foldedPaper = (
  { colours, writer, definitions }: ShotContext,
  x: number,
  y: number,
  w: number,
  tilt = 0,
): string => {
  const { palette } = colours;
  const h = w * 0.62;
  const ink = mix(palette.paper, palette.darkest, 0.5);
  const lines = [0, 1, 2, 3].map((i) => d`M${x + w * 0.04} ${y + h * (-0.06 + i * 0.13)}H${x + w * 0.42}`);
  return tilted(
    tilt,
    x,
    y,
    rect(x - w / 2 + 1.5, y - h / 2 + 2.5, w, h, mix(palette.paper, palette.darkest, 0.4), { rx: 2 }),
    rect(x - w / 2, y - h / 2, w, h, palette.paper, { rx: 2 }),
    writer.write(
      { text: 'سينما', locale: 'ar', x: x + w * 0.43, y: y - h * 0.2, size: h * 0.2, color: palette.middle },
      definitions,
    ),
    stroke(lines.join(''), ink, h * 0.035),
    rect(x - w * 0.43, y - h * 0.2, w * 0.38, h * 0.58, mix(palette.second, palette.paper, 0.2)),
    path(khatam(x - w * 0.24, y + h * 0.09, h * 0.2), palette.paper),
    stroke(d`M${x - w * 0.43} ${y - h * 0.36}H${x + w * 0.05}`, ink, h * 0.03),
  );
};

/** Draws the newspaper open, as its reader's neighbours see it; upside down if somebody only hides behind it. */
export const openPaper = (
  { colours, writer, definitions }: ShotContext,
  x: number,
  y: number,
  w: number,
  isUpsideDown = false,
): string => {
  const { palette } = colours;
  const h = w * 0.72;
  const ink = mix(palette.paper, palette.darkest, 0.45);
  const page = (side: number): string => {
    const left = side < 0 ? x - w / 2 : x;
    const lines = [0, 1, 2, 3, 4, 5].map(
      (i) => d`M${left + w * 0.05} ${y + h * (-0.08 + i * 0.09)}h${w * 0.4 - (i % 3) * w * 0.06}`,
    );
    return (
      path(
        d`M${x} ${y - h / 2 + 3}L${x + (side * w) / 2} ${y - h / 2}V${y + h / 2}L${x} ${y + h / 2 + 3}Z`,
        side < 0 ? palette.paper : mix(palette.paper, palette.deep, 0.12),
      ) + stroke(lines.join(''), ink, h * 0.022)
    );
  };
  return tilted(
    isUpsideDown ? 180 : 0,
    x,
    y,
    page(-1) + page(1),
    rect(x - w * 0.44, y - h * 0.06, w * 0.2, h * 0.4, mix(palette.second, palette.paper, 0.2)),
    circle(x - w * 0.34, y + h * 0.1, w * 0.06, palette.paper),
    writer.write(
      { text: 'سينما', locale: 'ar', x: x + w * 0.44, y: y - h * 0.2, size: h * 0.22, color: palette.middle },
      definitions,
    ),
    writer.write(
      {
        text: 'الليلة',
        locale: 'ar',
        x: x - w * 0.06,
        y: y - h * 0.2,
        size: h * 0.18,
        color: palette.middle,
      },
      definitions,
    ),
  );
};
