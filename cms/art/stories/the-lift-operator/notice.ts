import { mix } from '../../core/color';
import { circle, path, rect, stroke } from '../../drawing/svg';
import { d } from '../../geometry/point';
import { khatam } from '../../geometry/star';
import type { ShotContext } from '../story';
import { eased } from '../draw-story';
import { tilted } from '../writer';
import { hand } from './brass';
import { frieze } from './lattice';

/** Draws the notice of the administration on the wooden door; its lower corner lifts in the draught. */
export const notice = (context: ShotContext): string => {
  const { colours, writer, definitions, t, share } = context;
  const { darkest, deep, middle, light, paper, second } = colours.palette;
  const wood = mix(middle, darkest, 0.35);
  const [reached, straight] = [eased((share - 0.4) / 0.2), eased((share - 0.62) / 0.2)];
  const lift = 10 + 5 * Math.sin(t * 3);
  const rows = ['إعلان', 'ابتداءً من أوّل الشهر', 'يعمل المصعد بالأزرار', 'بلا عامل'];
  const sheet =
    path(d`M170 44H470V${276 - lift}L${470 - lift} 276H170Z`, paper) +
    path(
      d`M470 ${276 - lift}L${470 - lift} 276L${466 - lift * 1.3} ${272 - lift * 1.4}Z`,
      mix(paper, deep, 0.35),
    ) +
    circle(320, 58, 6, second) +
    rows
      .map((text, i) =>
        writer.write(
          {
            text,
            locale: 'ar',
            x: 320,
            y: 106 + i * 46,
            size: i === 0 ? 34 : 24,
            color: i === 0 ? second : deep,
            anchor: 'middle',
            written: Math.min(1, Math.max(0, share * 6 - i * 0.7)),
          },
          definitions,
        ),
      )
      .join('') +
    stroke('M230 120H410', mix(paper, deep, 0.4), 1.6);
  const panels = [20, 500].map((x) =>
    rect(x, 40, 120, 300, 'none', { stroke: mix(wood, light, 0.25), 'stroke-width': 3 }),
  );
  return (
    rect(-10, -10, 660, 380, wood) +
    panels.join('') +
    path(khatam(80, 170, 40) + khatam(560, 170, 40), mix(wood, light, 0.22)) +
    frieze(0, 0, 640, 26, mix(wood, darkest, 0.3), mix(light, middle, 0.3)) +
    tilted(-5 + 5 * straight, 320, 58, sheet) +
    hand(context, {
      x: 466 + (1 - straight) * 18,
      y: 262 - (1 - straight) * 30 + (1 - reached) * 160,
      size: 24,
      from: 62,
      of: 'operator',
    })
  );
};

/** Draws the paper plane that the notice has become, around (x, y), flying in a direction in degrees. */
export const paperPlane = (
  { colours }: ShotContext,
  x: number,
  y: number,
  size: number,
  degrees: number,
): string => {
  const { paper, deep, light } = colours.palette;
  return tilted(
    degrees,
    x,
    y,
    path(d`M${x - size} ${y - size * 0.5}L${x + size} ${y}L${x - size * 0.7} ${y + size * 0.05}Z`, paper),
    path(
      d`M${x - size * 0.7} ${y + size * 0.05}L${x + size} ${y}L${x - size * 0.9} ${y + size * 0.5}Z`,
      mix(paper, light, 0.5),
    ),
    path(
      d`M${x - size * 0.7} ${y + size * 0.05}L${x - size * 0.6} ${y + size * 0.55}L${x - size * 0.1} ${y + size * 0.03}Z`,
      mix(paper, deep, 0.4),
    ),
  );
};
