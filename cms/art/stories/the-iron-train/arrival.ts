import { mix } from '../../core/color';
import { blendPoses, STANDING } from '../../figures/pose-blend';
import { path, rect, stroke } from '../../drawing/svg';
import { waveBody } from '../../drawing/wave';
import { d } from '../../geometry/point';
import { eased } from '../draw-story';
import { birds, specks } from '../props/weather';
import type { Drawing } from '../story';
import { tilted } from '../writer';
import { bag, goatSeller, standing, traveller } from './cast';
import { sun, track } from './desert';
import { goat } from './goat';
import { ironOf, oreWagon, wagonRow } from './ore-wagon';
import { oreFall, oreShip, quay, trestle } from './port';
import { seated, veilEnd } from './seated';

/** Draws the train beside the sea. */
export const firstSea: Drawing = (context) => {
  const { W, H, colours, t } = context;
  const { middle, paper, deep } = colours.palette;
  const riders = {
    2: (x: number, top: number): string =>
      veilEnd(x - 40, top - 58, 16, t, traveller(colours).cloth, 3) +
      standing(
        traveller(colours),
        'veil',
        { x: x - 46, y: top + 8, height: 86, isTurned: true },
        blendPoses(STANDING, 'wave', eased((t - 2.4) / 1)),
      ) +
      goat({ x: x + 10, y: top + 10, size: 36, t, isTurned: true }, colours) +
      seated({ x: x + 68, y: top + 10, z: 17, who: goatSeller(colours), head: 'turban' }),
  };
  return [
    sun(116, 84, 36, colours),
    rect(-10, 164, W + 20, H, mix(middle, paper, 0.28)),
    ...[0, 1, 2, 3].map((i) =>
      path(
        waveBody(W, H, 178 + i * 18, 2 + i, 40 + i * 14, i * 2 - t * (1.2 - i * 0.16)),
        mix(middle, deep, i * 0.16),
      ),
    ),
    birds(context, deep, { amount: 9, height: 0.24, speed: 46 }),
    path(
      d`M-10 246Q160 232 330 246T650 240V${H + 10}H-10Z`,
      mix(colours.palette.second, colours.palette.light, 0.5),
    ),
    track(W, 308, 8, colours, t * 60),
    wagonRow(W, -330 - t * 12, 308, 84, colours, { riders }),
  ].join('');
};

/** Draws the ore that runs out at the port. */
export const pouring: Drawing = (context) => {
  const { colours, t, share } = context;
  const out = eased(share * 1.1);
  return [
    sun(96, 70, 34, colours),
    oreShip(context, 206),
    quay(context, 300),
    oreFall(context, 262, 124, 318, out),
    trestle(context, 112),
    oreWagon(-190 - t * 3, 112, 78, colours, { ore: 0, rolled: t * 3 }),
    oreWagon(166 - t * 1.5, 112, 78, colours, { ore: 1 - out, rolled: t * 3 }),
    oreWagon(384 - t * 1.5, 112, 78, colours, { rolled: t * 3 }),
    oreWagon(602 - t * 1.5, 112, 78, colours, { rolled: t * 3 }),
    specks(context, ironOf(colours).ore, { amount: 46, speed: 50, size: 1.4 }),
    birds(context, colours.palette.deep, { amount: 5, height: 0.12, speed: 40 }),
  ].join('');
};

/** Draws the buyer, the goat and the man who does not sell it. */
export const bargain: Drawing = (context) => {
  const { W, colours, t } = context;
  const { paper, deep, light } = colours.palette;
  const man = goatSeller(colours);
  const buyer = {
    look: { ...man.look, accent: deep, hair: colours.palette.darkest },
    cloth: mix(paper, light, 0.2),
    fold: mix(paper, deep, 0.3),
  };
  const leaves = eased((t - 5) / 2.6);
  const look = eased((t - 0.6) / 1.4) * (1 - leaves);
  return [
    rect(-10, -10, W + 20, 280, deep, { opacity: 0.32 }),
    quay(context, 262),
    standing(
      traveller(colours),
      'veil',
      { x: 104, y: 330, height: 164 },
      blendPoses(STANDING, 'wave', eased((t - 5.4) / 1)),
    ),
    bag(152, 302, 15, colours),
    tilted(
      look * 10,
      238,
      334,
      standing(
        buyer,
        'cap',
        { x: 238 - leaves * 8, y: 334, height: 170 },
        blendPoses(STANDING, 'speak', look * 0.6),
      ),
    ),
    goat(
      { x: 366 + leaves * 70, y: 338, size: 78, t, isTurned: t < 5.2, isChewing: true, nod: -14 * look },
      colours,
    ),
    standing(
      man,
      'turban',
      { x: 476 + leaves * 66, y: 336, height: 174, isTurned: t < 5.2 },
      blendPoses(STANDING, 'speak', 0.5 * Math.abs(Math.sin(t * 2)) * (1 - leaves)),
    ),
    stroke(
      d`M${392 + leaves * 74} ${268}Q${430 + leaves * 70} ${292} ${462 + leaves * 66} ${252}`,
      mix(light, deep, 0.4),
      2.4,
    ),
  ].join('');
};
