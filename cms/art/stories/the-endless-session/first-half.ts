import { circle, path, rect } from '../../drawing/svg';
import { mix } from '../../core/color';
import { khatam } from '../../geometry/star';
import { eased } from '../draw-story';
import type { Shot, View } from '../story';
import { session } from './courtyard';
import { listeners, teaRound } from './details';
import { lamp } from './lamp';
import { player } from './players';
import { oudStrings, qanunStrings } from './string-details';
import { lampLight, moonlit, soundRings, wallsBehind } from './views';

/** View with which the session begins, and to which its last shot returns. */
export const BEGINNING: View = { x: 0.5, y: 0.52, zoom: 1.05 };

/** The oud begins, hands the tune to the qanun, and the ney takes it to the moon. */
export const FIRST_HALF: readonly Shot[] = [
  {
    seconds: 7,
    seed: 'courtyard',
    mode: 'night',
    camera: [BEGINNING, { x: 0.36, y: 0.6, zoom: 1.34 }],
    back: (context) => session(context, context.t, { lead: { oud: 1 } }),
    lines: [{ at: 0.6, for: 4, en: '[The oud begins alone]', ar: '[يبدأ العود وحده]' }],
  },
  {
    seconds: 5,
    seed: 'oud-player',
    mode: 'dusk',
    camera: [
      { x: 0.5, y: 0.5, zoom: 1 },
      { x: 0.48, y: 0.46, zoom: 1.14 },
    ],
    back: (context) =>
      wallsBehind(context, 150, 190, 1.9) +
      lampLight(context, 400, 60) +
      soundRings(context, 330, 200, 110) +
      player(context.colours, { player: 'oud', x: 330, y: 412, height: 410, seconds: context.t, lead: 1 }),
  },
  {
    seconds: 4,
    seed: 'oud-strings',
    mode: 'night',
    camera: [
      { x: 0.4, y: 0.5, zoom: 1.02 },
      { x: 0.54, y: 0.5, zoom: 1.16 },
    ],
    back: oudStrings,
  },
  {
    seconds: 5,
    seed: 'handing-qanun',
    mode: 'night',
    camera: [
      { x: 0.4, y: 0.5, zoom: 1.14 },
      { x: 0.6, y: 0.5, zoom: 1.14 },
    ],
    back: (context) => {
      const given = eased((context.t - 0.6) / 1.2) - eased((context.t - 3) / 1.2);
      const taken = eased((context.t - 1.8) / 1.4);
      return (
        wallsBehind(context, 300, 200, 1.5) +
        lampLight(context, 320, 40) +
        player(context.colours, {
          player: 'oud',
          x: 196,
          y: 382,
          height: 320,
          seconds: context.t,
          lead: 1 - taken * 0.9,
          handing: given,
        }) +
        player(context.colours, {
          player: 'qanun',
          x: 470,
          y: 382,
          height: 320,
          seconds: context.t,
          lead: taken,
          isTurned: true,
        })
      );
    },
  },
  {
    seconds: 6,
    seed: 'qanun-strings',
    mode: 'night',
    camera: [
      { x: 0.56, y: 0.5, zoom: 1.14 },
      { x: 0.44, y: 0.5, zoom: 1.06 },
    ],
    back: qanunStrings,
    lines: [{ at: 0.5, for: 4, en: '[The qanun takes up the tune]', ar: '[يتسلّم القانون اللحن]' }],
  },
  {
    seconds: 5,
    seed: 'windows',
    mode: 'dusk',
    camera: [
      { x: 0.46, y: 0.5, zoom: 1.1 },
      { x: 0.54, y: 0.48, zoom: 1.1 },
    ],
    back: listeners,
  },
  {
    seconds: 6,
    seed: 'moon-ney',
    mode: 'night',
    camera: [
      { x: 0.5, y: 0.46, zoom: 1 },
      { x: 0.52, y: 0.46, zoom: 1.16 },
    ],
    back: (context) =>
      moonlit(
        context,
        player(context.colours, { player: 'ney', x: 312, y: 356, height: 276, seconds: context.t, lead: 1 }),
      ),
  },
  {
    seconds: 5,
    seed: 'lamp',
    mode: 'dusk',
    composition: 'field',
    light: { x: 0.5, y: 0.5, r: 0.3 },
    camera: [
      { x: 0.5, y: 0.5, zoom: 1.18 },
      { x: 0.5, y: 0.5, zoom: 1.02 },
    ],
    back: (context) =>
      rect(0, 0, 640, 360, context.colours.palette.darkest, { opacity: 0.4 }) +
      lamp(context.t, context.colours, 320, 186, 72),
  },
  {
    seconds: 5,
    seed: 'tea',
    mode: 'dusk',
    camera: [
      { x: 0.52, y: 0.52, zoom: 1.14 },
      { x: 0.48, y: 0.52, zoom: 1.06 },
    ],
    back: (context) => {
      const { light, second, deep } = context.colours.palette;
      return (
        wallsBehind(context, 420, 230, 2.4) +
        [70, 200, 560]
          .map((x, i) => circle(x, 70 + i * 24, 34, i === 1 ? light : second, { opacity: 0.22 }))
          .join('') +
        [70, 200, 560].map((x, i) => path(khatam(x, 70 + i * 24, 13), mix(light, deep, 0.25))).join('') +
        teaRound(context)
      );
    },
    effects: [{ at: 3.2, sound: 'bell', level: 0.05 }],
  },
];
