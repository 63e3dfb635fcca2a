import { mix } from '../../core/color';
import { circle, group, path, rect, stroke } from '../../drawing/svg';
import { d, round } from '../../geometry/point';
import { khatam } from '../../geometry/star';
import { eased } from '../draw-story';
import type { Drawing, ShotContext } from '../story';
import { tilted } from '../writer';
import { envelope } from './envelope';

/** Years on the leaf of a calendar, as they go by. */
const YEARS = ['١٩٩٧', '١٩٩٩', '٢٠٠٣', '٢٠٠٨', '٢٠١٢', '٢٠١٧', '٢٠٢١', '٢٠٢٤'] as const;

const bill = ({ colours: { palette } }: ShotContext, x: number, y: number, tone: string): string =>
  rect(x, y, 150, 96, tone, { rx: 2 }) +
  Array.from({ length: 5 }, (_, i) =>
    rect(x + 24 + ((i * 23) % 40), y + 16 + i * 15, 112 - ((i * 23) % 40), 4, mix(tone, palette.deep, 0.35)),
  ).join('');

const things = (context: ShotContext): string[] => {
  const { palette } = context.colours;
  const glasses =
    circle(270, 150, 25, mix(palette.second, palette.paper, 0.5), { opacity: 0.45 }) +
    circle(336, 150, 25, mix(palette.second, palette.paper, 0.5), { opacity: 0.45 }) +
    stroke(d`M295 150Q303 141 311 150M245 148L222 128M361 148L392 132`, palette.darkest, 5) +
    circle(270, 150, 25, 'none', { stroke: palette.darkest, 'stroke-width': 5 }) +
    circle(336, 150, 25, 'none', { stroke: palette.darkest, 'stroke-width': 5 });
  const key =
    circle(430, 210, 15, 'none', { stroke: palette.second, 'stroke-width': 7 }) +
    stroke(d`M414 214L352 232M372 226l4 14M360 230l4 12`, palette.second, 7);
  const battery =
    rect(182, 216, 56, 22, palette.middle, { rx: 4 }) +
    rect(238, 221, 7, 12, palette.paper) +
    rect(182, 216, 18, 22, palette.light, { rx: 4 });
  return [
    tilted(7, 220, 140, bill(context, 160, 96, mix(palette.paper, palette.light, 0.2))),
    key,
    tilted(-9, 420, 150, bill(context, 320, 84, palette.paper)),
    battery,
    tilted(4, 300, 200, bill(context, 226, 168, mix(palette.paper, palette.middle, 0.16))),
    glasses,
  ];
};

/** The drawer seen from above: year by year more things lie on the letter, and it closes. */
export const drawer: Drawing = (context) => {
  const { W, H, t, share, colours, definitions, writer } = context;
  const { palette } = colours;
  const opened = 1 - eased((share - 0.9) / 0.1) * 0.9;
  const wood = mix(palette.middle, palette.second, 0.3);
  const fallen = things(context).map((thing, i) => {
    const began = (t - 0.9 - i * 0.85) / 0.3;
    if (began <= 0) return '';
    const drop = (1 - eased(began)) * -130;
    return group(
      { transform: `translate(0 ${String(round(drop))})`, opacity: Math.min(1, began * 2) },
      thing,
    );
  });
  const year = Math.min(YEARS.length - 1, Math.max(0, Math.floor((t - 0.5) / 0.72)));
  const flip = ((t - 0.5) / 0.72) % 1;
  return (
    rect(0, 0, W, H, mix(palette.deep, palette.middle, 0.2)) +
    rect(96, 34 - (1 - opened) * 300, 448, 258, palette.darkest, { rx: 6 }) +
    group(
      { transform: `translate(0 ${String(round(-(1 - opened) * 320))})` },
      rect(104, 30, 432, 252, mix(wood, palette.darkest, 0.45), { rx: 5 }),
      rect(118, 42, 404, 226, mix(palette.deep, palette.darkest, 0.35)),
      tilted(-4, 320, 150, envelope(context, 190, 66, 270)),
      ...fallen,
      rect(92, 262, 456, 50, wood, { rx: 6 }),
      stroke(d`M104 274H536V300H104Z`, mix(wood, palette.darkest, 0.3), 2),
      path(khatam(320, 287, 14), palette.second),
    ) +
    rect(540, 40, 74, 84, palette.paper, { rx: 5 }) +
    rect(540, 40, 74, 20, palette.light, { rx: 5 }) +
    circle(560, 40, 4, palette.darkest) +
    circle(594, 40, 4, palette.darkest) +
    writer.write(
      {
        text: YEARS[year] ?? YEARS[0],
        locale: 'ar',
        x: 577,
        y: 98 - (t > 0.5 && year < YEARS.length - 1 ? (1 - eased(flip * 4)) * 10 : 0),
        size: 24,
        color: palette.deep,
        anchor: 'middle',
      },
      definitions,
    )
  );
};
