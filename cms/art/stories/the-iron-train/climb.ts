import { mix } from '../../core/color';
import { shifted } from '../../drawing/motion';
import { circle, path, rect, stroke } from '../../drawing/svg';
import { d } from '../../geometry/point';
import { eased } from '../draw-story';
import { specks } from '../props/weather';
import type { Drawing } from '../story';
import { tilted } from '../writer';
import { bag, goatSeller, standing, traveller } from './cast';
import { desert } from './desert';
import { goat } from './goat';
import { ironOf } from './ore-wagon';
import { seated } from './seated';

/** Draws the traveller on the ladder, and the hand that comes down. */
export const climbing: Drawing = (context) => {
  const { H, colours, t } = context;
  const { side, rib, rim, ore } = ironOf(colours);
  const { paper } = colours.palette;
  const climbed = Math.floor(t / 1.1) + eased((t % 1.1) / 0.7);
  const y = 420 - Math.min(5.2, climbed) * 17;
  const her = traveller(colours);
  const man = goatSeller(colours);
  const reach = eased((t - 2.6) / 1.6);
  const swing = Math.sin(t * 5.7) * 0.12;
  const rungs = Array.from({ length: 9 }, (_, i) => d`M276 ${96 + i * 36}H364`);
  const offered = [372 - reach * 26, 62 + reach * 52] as const;
  return [
    desert(context, { horizon: 0.3 }),
    shifted(
      1,
      0,
      72,
      path(d`M60 70C160 20 240 44 320 40S520 30 600 76V90H60Z`, ore),
      goat({ x: 214, y: 66, size: 58, t, isChewing: true, nod: 10 }, colours),
      seated({ x: 430, y: 78, z: 27, who: man, head: 'turban', lean: -10 - 6 * reach }),
      rect(40, 70, 560, H, side),
      ...[60, 168, 452, 556].map((x) => rect(x, 80, 22, H, rib)),
      rect(26, 64, 588, 18, rim),
      stroke(d`M276 66V${H + 10}M364 66V${H + 10}` + rungs.join(''), mix(rim, paper, 0.35), 7, {
        'stroke-linecap': 'round',
      }),
      stroke(
        d`M${394 - 2 * reach} 28L${(394 + offered[0]) / 2 + 8} ${(28 + offered[1]) / 2 + 10}L${offered[0]} ${offered[1]}`,
        man.cloth,
        20,
        { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' },
      ),
      circle(offered[0], offered[1], 8.5, man.look.skin),
      tilted(swing * 20, 320, y, standing(her, 'hood', { x: 316, y, height: 232 }, 'lift')),
      bag(286, y - 136, 19, colours),
    ),
    specks(context, paper, { amount: 26, speed: 120, size: 1.2 }),
  ].join('');
};
