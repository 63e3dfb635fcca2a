import { mix } from '../../core/color';
import { arch } from '../../drawing/arch';
import { coffeePot } from '../../figures/guest';
import { circle, path, rect, stroke } from '../../drawing/svg';
import { waveBody } from '../../drawing/wave';
import { d } from '../../geometry/point';
import { khatam } from '../../geometry/star';
import { eased } from '../draw-story';
import type { Drawing } from '../story';
import { bag } from './cast';
import { ironHand } from './iron-hand';
import { teaGlass } from './tea';

/** Draws the dust that she keeps in a tea glass, and the name of the series. */
export const keeping: Drawing = (context) => {
  const { W, H, colours, t, writer, definitions } = context;
  const { darkest, deep, light, second, paper } = colours.palette;
  const poured = eased((t - 1.4) / 4);
  const wall = mix(deep, darkest, 0.2);
  const iron = mix(darkest, deep, 0.2);
  const falling = Array.from({ length: 22 }, (_, i) => {
    const age = (t * 1.4 + i / 22) % 1;
    const x = 212 + Math.sin(i * 5) * (2 + age * 6);
    const y = 190 + age * age * 92;
    return i % 4 === 0 ? path(khatam(x, y, 2.4), light) : circle(x, y, 1.5, mix(deep, paper, 0.4));
  });
  const pane = arch(70, 18, 190, 196);
  const title = eased((t - 7.2) / 1.4);
  const inside = definitions.clip(path(pane, paper));
  return [
    path(d`M-10 -10H${W + 10}V${H + 10}H-10Z` + pane, wall, { 'fill-rule': 'evenodd' }),
    `<g clip-path="${inside}">${rect(60, 150, 220, 90, mix(colours.palette.middle, deep, 0.3))}${path(waveBody(W, H, 168, 2.5, 34, t), mix(colours.palette.middle, deep, 0.5))}</g>`,
    stroke(pane, mix(second, deep, 0.35), 7),
    stroke(d`M165 30V214M72 130H258`, mix(second, deep, 0.45), 4),
    rect(-10, 286, W + 20, 90, mix(second, deep, 0.5)),
    rect(-10, 286, W + 20, 8, mix(second, paper, 0.2)),
    coffeePot(556, 292, 74, -1, mix(colours.palette.middle, paper, 0.12), light),
    bag(452, 244, 27, colours),
    teaGlass(212, 292, 84, 0, colours),
    path(
      d`M186 288L${184 - poured * 4} ${286 - poured * 26}Q212 ${270 - poured * 46} ${240 + poured * 4} ${286 - poured * 26}L238 288Z`,
      iron,
      { opacity: poured > 0.02 ? 1 : 0 },
    ),
    ...[0, 1, 2, 3, 4, 5].map((i) =>
      path(
        khatam(194 + i * 7.4, 280 - ((i * 7) % 18) * poured, 2 + 1.2 * Math.sin(t * 3 + i * 2)),
        i % 2 === 0 ? light : paper,
        { opacity: poured },
      ),
    ),
    t > 1.2 && t < 5.8 ? falling.join('') : '',
    ironHand(context, 310 + 470 * eased((t - 5.9) / 2), 168 - eased((t - 6) / 1.6) * 14, 50, {
      held: 1 - poured,
      tilt: -14 * eased((t - 0.6) / 1.4) * (1 - eased((t - 6) / 1)),
    }),
    writer.write(
      {
        text: 'الطريق البطيء',
        locale: 'ar',
        x: 450,
        y: 70,
        size: 38,
        color: paper,
        weight: 700,
        anchor: 'middle',
        written: title,
      },
      definitions,
    ),
    writer.write(
      {
        text: 'من نواكشوط إلى قطار الحديد',
        locale: 'ar',
        x: 450,
        y: 116,
        size: 19,
        color: light,
        anchor: 'middle',
        opacity: eased((t - 8) / 1),
      },
      definitions,
    ),
  ].join('');
};
