import { mix } from '../../core/color';
import { coloursOf, type Mode } from '../../core/mode';
import { ellipse, path, rect, stroke } from '../../drawing/svg';
import { jointsOf, type Person } from '../../figures/person';
import { blendPoses, STANDING } from '../../figures/pose-blend';
import { d } from '../../geometry/point';
import { eased } from '../draw-story';
import { smoke, stars } from '../props/weather';
import type { Drawing, ShotContext } from '../story';
import { DRINKING, figure, girlReading, HALF_GREETING, HOLDING, READING, roleOf } from './cast';
import { GROUND, placeAt, SALIM_X, stop } from './stop';

const HEIGHT = 148;

const girlAt = ({ colours, t }: ShotContext, stones: number, closed = 0): string => {
  const pose = closed > 0 ? blendPoses(READING, STANDING, closed * 0.5) : READING;
  return girlReading(colours, { x: placeAt(stones), y: GROUND, height: HEIGHT * 0.96, t, pose }, closed);
};

const salimWith = ({ colours, t }: ShotContext, pose: Person['pose']): string =>
  figure('salim', colours, { x: SALIM_X, y: GROUND, height: HEIGHT, isTurned: true, t, pose });

const handsOf = ({ colours }: ShotContext, pose: Person['pose']) =>
  jointsOf({ x: SALIM_X, y: GROUND, height: HEIGHT, isTurned: true, pose, ...roleOf('salim', colours) });

const folder = ({ colours: { palette } }: ShotContext): string =>
  rect(SALIM_X - 34, GROUND - 92, 22, 32, palette.light, { rx: 2 }) +
  stroke(d`M${SALIM_X - 34} ${GROUND - 84}h22`, palette.deep, 2);

const cup = (x: number, y: number, context: ShotContext, isFull: boolean): string =>
  path(d`M${x - 6} ${y - 12}h12l-2.5 13h-7Z`, context.colours.palette.paper) +
  (isFull ? smoke(context, x, y - 14, context.colours.palette.paper, { size: 0.42, drift: 3 }) : '');

/** A morning on which he only stands there, with a folder under his arm. */
export const plainMorning =
  (stones: number): Drawing =>
  (context) =>
    stop(context, { between: stones }) +
    girlAt(context, stones) +
    salimWith(context, HOLDING) +
    folder(context);

/** The second: he raises his hand, and somebody else is faster. */
export const raisedHand =
  (stones: number, at: number): Drawing =>
  (context) => {
    const raised = eased((context.t - at) / 0.9);
    return (
      stop(context, { between: stones }) +
      girlAt(context, stones) +
      salimWith(context, blendPoses(STANDING, HALF_GREETING, raised))
    );
  };

/** The fourth: two coffees; he drinks one, then the other. */
export const twoCoffees =
  (stones: number): Drawing =>
  (context) => {
    const { t } = context;
    const offering = {
      ...HOLDING,
      arms: [
        HOLDING.arms[0],
        [
          [-0.14, 0.65],
          [-0.2, 0.7],
        ],
      ] as const,
    };
    const first = eased((t - 1.6) / 0.6) - eased((t - 2.7) / 0.5);
    const second = eased((t - 3.6) / 0.6);
    const drinkingFar = {
      ...offering,
      arms: [
        offering.arms[0],
        [
          [-0.17, 0.7],
          [-0.07, 0.86],
        ],
      ] as const,
    };
    const pose = blendPoses(blendPoses(offering, DRINKING, first), drinkingFar, second);
    const { near, far } = handsOf(context, pose);
    return (
      stop(context, { between: stones }) +
      girlAt(context, stones) +
      salimWith(context, pose) +
      cup(near.hand[0], near.hand[1], context, t < 2.6) +
      cup(far.hand[0], far.hand[1], context, t < 4.4)
    );
  };

/** The fifth: fog; shapes without shops. */
export const fogMorning =
  (stones: number): Drawing =>
  (context) => {
    const { W, H, t, colours } = context;
    const { palette } = colours;
    const fog = mix(palette.paper, palette.second, 0.3);
    const dim = {
      ...palette,
      light: mix(fog, palette.middle, 0.4),
      second: mix(fog, palette.deep, 0.5),
      darkest: mix(fog, palette.deep, 0.62),
      deep: mix(fog, palette.deep, 0.6),
      middle: mix(fog, palette.middle, 0.6),
      paper: mix(fog, palette.middle, 0.3),
    };
    const pale = { ...context, colours: { ...colours, palette: dim } };
    const bank = (i: number): string => {
      const x = ((i * 190 + t * (16 + (i % 3) * 9)) % 900) - 130;
      return ellipse(x, 96 + ((i * 71) % 220), 170, 26 + (i % 3) * 12, palette.paper, { opacity: 0.3 });
    };
    return (
      stop(context, { between: stones }) +
      rect(0, 0, W, H, fog, { opacity: 0.84 }) +
      [0, 1, 2].map(bank).join('') +
      girlAt(pale, stones) +
      salimWith(pale, HOLDING) +
      stroke(d`M549 ${GROUND}V127`, dim.darkest, 5) +
      [3, 4, 5, 6].map(bank).join('')
    );
  };

/** The seventh: wind; the ticket that was her bookmark flies to his foot, and he steps on it. */
export const windMorning =
  (stones: number): Drawing =>
  (context) => {
    const { t, colours } = context;
    const { palette } = colours;
    const along = eased((t - 1) / 2.3);
    const from = placeAt(stones) + 22;
    const [x, y] = [
      from + (SALIM_X - 16 - from) * along,
      208 + along * 96 - Math.sin(along * 9) * 22 * (1 - along),
    ];
    const step = Math.sin(Math.PI * Math.min(1, Math.max(0, (t - 3.1) / 0.7)));
    const stepping = {
      ...STANDING,
      legs: [
        [
          [0.1, 0.3 + step * 0.05],
          [0.1, 0.01 + step * 0.1],
        ],
        STANDING.legs[1],
      ] as const,
    };
    const leaves = Array.from({ length: 14 }, (_, i) => {
      const lx = ((i * 97 + t * (150 + (i % 4) * 30)) % 720) - 40;
      const ly = 150 + ((i * 53) % 150) + Math.sin(t * 4 + i) * 12;
      return path(
        d`M${lx - 6} ${ly}Q${lx} ${ly - 6} ${lx + 6} ${ly}Q${lx} ${ly + 6} ${lx - 6} ${ly}Z`,
        i % 2 === 0 ? palette.light : palette.second,
      );
    });
    return (
      stop(context, { between: stones }) +
      girlAt(context, stones) +
      path(d`M${x - 9} ${y - 4}L${x + 8} ${y - 6}L${x + 9} ${y + 3}L${x - 8} ${y + 5}Z`, palette.paper, {
        stroke: palette.deep,
        'stroke-width': 1,
      }) +
      salimWith(context, blendPoses(STANDING, stepping, eased((t - 2.8) / 0.5))) +
      leaves.join('')
    );
  };

/** The tenth: she closes the book and looks up; his hand gets half way. */
export const tenthMorning: Drawing = (context) => {
  const { t } = context;
  const closed = eased((t - 1.8) / 1.1);
  const raised = eased((t - 3.6) / 0.8) - eased((t - 6) / 0.8);
  return (
    stop(context, { between: 1 }) +
    girlAt(context, 1, closed) +
    salimWith(context, blendPoses(STANDING, HALF_GREETING, raised))
  );
};

/** The eleventh: he, the pole and nobody. */
export const eleventhMorning: Drawing = (context) => {
  const lowered = eased((context.t - 3.5) / 1.5) * 0.02;
  return (
    stop(context) +
    salimWith(context, { ...STANDING, head: [STANDING.head[0] + lowered, STANDING.head[1] - lowered] })
  );
};

const SKIES: readonly Mode[] = [
  'paper',
  'dusk',
  'night',
  'blaze',
  'paper',
  'dusk',
  'blaze',
  'night',
  'dusk',
  'blaze',
];
/** Seconds of each morning when all ten are seen again. */
export const AGAIN_SECONDS = 0.9;

/** All ten again from one place: the pole and he stay where they are. */
export const allMornings: Drawing = (context) => {
  const { W, H, t, definitions, writer } = context;
  const index = Math.min(9, Math.floor(t / AGAIN_SECONDS));
  const stones = 10 - index;
  const mode = SKIES[index] ?? 'dusk';
  const colours = coloursOf(context.colours.palette, mode, false);
  const own = { ...context, colours };
  const sky = definitions.linear(
    [
      [0, colours.skyTop],
      [1, colours.skyLow],
    ],
    { gradientTransform: 'rotate(90)' },
  );
  return (
    rect(0, 0, W, H, sky) +
    (mode === 'night' ? stars(own, colours.lit, { amount: 20, horizon: 0.2 }) : '') +
    stop(own, { between: stones }) +
    girlAt(own, stones, index === 9 ? eased((t - 9 * AGAIN_SECONDS) / 0.8) : 0) +
    salimWith(own, STANDING) +
    writer.write(
      {
        text: stones.toLocaleString('ar-EG'),
        locale: 'ar',
        x: (placeAt(stones) + SALIM_X) / 2,
        y: 110,
        size: 46,
        color: colours.isLight ? colours.palette.deep : colours.palette.paper,
        anchor: 'middle',
      },
      definitions,
    )
  );
};
