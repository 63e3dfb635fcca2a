import { mix } from '../../core/color';
import { path, rect, stroke } from '../../drawing/svg';
import { d } from '../../geometry/point';
import { khatam } from '../../geometry/star';
import type { ShotContext } from '../story';
import { tilted } from '../writer';

export interface Ticket {
  x: number;
  y: number;
  w: number;
  tilt?: number;
  /** Whether the inspector's star is punched through it. */
  isPunched?: boolean;
}

/** Draws a paper ticket around (x, y); what is behind it shines through the punched star. */
export const ticket = ({ colours, writer, definitions }: ShotContext, own: Ticket): string => {
  const { x, y, w, tilt = 0, isPunched = false } = own;
  const { palette } = colours;
  const h = w * 0.5;
  const [l, t] = [x - w / 2, y - h / 2];
  const teeth = 8;
  const step = h / teeth;
  const right = Array.from({ length: teeth }, () => d`l${-step * 0.5} ${step / 2}l${step * 0.5} ${step / 2}`);
  const left = Array.from(
    { length: teeth },
    () => d`l${step * 0.5} ${-step / 2}l${-step * 0.5} ${-step / 2}`,
  );
  const outline = d`M${l} ${t}H${l + w}` + right.join('') + d`H${l}` + left.join('') + 'Z';
  const star = khatam(x - w * 0.28, y, h * 0.28);
  return tilted(
    tilt,
    x,
    y,
    path(outline + (isPunched ? star : ''), palette.paper, { 'fill-rule': 'evenodd' }),
    rect(l + w * 0.05, t + h * 0.1, w * 0.9, h * 0.07, palette.second),
    rect(l + w * 0.05, t + h * 0.83, w * 0.9, h * 0.07, palette.second),
    isPunched
      ? stroke(star, palette.second, w * 0.008)
      : stroke(star, mix(palette.paper, palette.middle, 0.45), w * 0.01),
    writer.write(
      {
        text: 'تذكرة',
        locale: 'ar',
        x: l + w * 0.93,
        y: t + h * 0.54,
        size: h * 0.28,
        color: palette.middle,
      },
      definitions,
    ),
    writer.write(
      {
        text: 'خميس',
        locale: 'ar',
        x: l + w * 0.93,
        y: t + h * 0.77,
        size: h * 0.15,
        color: mix(palette.middle, palette.paper, 0.25),
      },
      definitions,
    ),
  );
};
