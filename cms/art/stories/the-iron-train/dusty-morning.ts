import { mix } from '../../core/color';
import { bust } from '../../figures/bust';
import { circle, path, rect } from '../../drawing/svg';
import { d } from '../../geometry/point';
import { eased } from '../draw-story';
import { specks } from '../props/weather';
import type { Drawing } from '../story';
import { goatSeller, traveller } from './cast';
import { oreField, ride } from './deck';
import { desert, sun } from './desert';
import { goat } from './goat';
import { seated, veilEnd } from './seated';

/** Dust that a shake or a hand sets free. */
const puff = (x: number, y: number, begun: number, color: string, size = 1): string =>
  begun < 0 || begun > 1.4
    ? ''
    : Array.from({ length: 9 }, (_, i) =>
        circle(
          x + Math.cos(i * 0.7) * begun * 46 * size + begun * 60,
          y + Math.sin(i * 0.7) * begun * 30 * size,
          (5 + begun * 13) * size,
          color,
          { opacity: 0.6 * (1 - begun / 1.4) },
        ),
      ).join('');

/** Draws the three of them, grey with dust, as the goat shakes itself. */
export const dawn = ride(
  (context) => {
    const { colours, t } = context;
    const grey = mix(mix(colours.palette.deep, colours.palette.second, 0.35), colours.paper, 0.3);
    const shake = t > 3.6 && t < 5 ? Math.sin(t * 34) * 5 : 0;
    const rise = eased(t / 1.8);
    return [
      seated({
        x: 192,
        y: 268,
        z: 31,
        who: traveller(colours, 0.8),
        head: 'veil',
        lean: 12 * (1 - rise),
        nod: 6,
      }),
      goat(
        { x: 324 + shake, y: 270, size: 68, t, dust: t > 4.4 ? 0.45 : 0.86, isTurned: true, nod: shake },
        colours,
      ),
      seated({
        x: 462,
        y: 270,
        z: 31,
        who: goatSeller(colours, 0.82),
        head: 'turban',
        lean: -10 * (1 - rise),
        hand: [-1.6, -1.4 - Math.abs(Math.sin(t * 4)) * 0.5],
      }),
      puff(318, 216, t - 3.7, grey),
      puff(330, 226, t - 4.2, grey, 0.9),
      puff(410, 226, t - 1.8, grey, 0.6),
    ].join('');
  },
  { horizon: 0.5, speed: 190, dust: 12 },
);

/** Draws the traveller who takes the veil from her mouth. */
export const face: Drawing = (context) => {
  const { W, H, colours, t } = context;
  const opened = eased((t - 0.9) / 2.4);
  const [grey, clean] = [traveller(colours, 0.78), traveller(colours, 0)];
  const y = 158 + Math.sin(t * 7) * 0.8;
  const low = y + 8 + opened * 84;
  const shown = context.definitions.clip(rect(0, y + 4, W, H, colours.paper));
  return [
    sun(470, 120, 60, colours),
    desert(context, { horizon: 0.58, speed: 200 }),
    oreField(W, H, 304, colours, 6),
    veilEnd(330, y + 40, 92, t, mix(grey.cloth, grey.fold, 0.3), 3.2),
    bust({
      x: 292,
      y,
      z: 116,
      foot: 380,
      head: 'veil',
      look: grey.look,
      body: grey.cloth,
      rim: grey.fold,
      hasPin: false,
    }),
    `<g clip-path="${shown}">${path(d`M252 ${y + 4}H332Q336 ${y + 40} 292 ${y + 61}Q248 ${y + 40} 252 ${y + 4}Z`, clean.look.skin)}</g>`,
    path(
      d`M222 ${y + 124}C228 ${low + 26} 240 ${low + 8} 250 ${low}Q292 ${low + 20} 334 ${low}C344 ${low + 8} 356 ${low + 26} 362 ${y + 124}Z`,
      mix(grey.look.accent, grey.fold, 0.3),
    ),
    specks(context, colours.paper, { amount: 30, speed: 160, size: 1.2 }),
  ].join('');
};
