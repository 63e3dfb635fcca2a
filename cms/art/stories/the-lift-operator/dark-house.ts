import { mix } from '../../core/color';
import { circle, rect } from '../../drawing/svg';
import { eased } from '../draw-story';
import { stars } from '../props/weather';
import type { Drawing, ShotContext } from '../story';
import { figure } from './cast';
import { house, levelOf, street } from './house';
import { thrownStars } from './lattice';
import { RIDERS } from './steps';

/** Where the cabin stops: between the second floor and the third. */
export const STUCK = 2.45;

/** Draws the six and the operator in the cabin of the cut-away. */
const riders =
  (context: ShotContext) =>
  (y: number): string =>
    RIDERS.map((name, i) =>
      figure(
        name,
        { x: 304 + i * 5.4, y: y - 2, height: name === 'twin' ? 21 : 31, pose: 'walk', isTurned: i > 3 },
        context.colours,
      ),
    ).join('') +
    figure('operator', { x: 336, y: y - 2, height: 33, pose: 'speak', isTurned: true }, context.colours);

/** Draws the evening on which the light goes out, from the top floor down. */
export const powerCut: Drawing = (context) => {
  const { t, W, H, colours } = context;
  const isOut = (floor: number): boolean => t > 4 + (6 - floor) * 0.14;
  const night = eased((t - 4) / 1);
  return (
    street(context, t < 4.6 ? 0.9 : 0) +
    house(context, {
      cabin: STUCK - 1.9 * (1 - eased(t / 4.4)),
      leaves: 6,
      light: (floor) => (isOut(floor) ? 0 : 1),
      inside: riders(context),
    }) +
    rect(0, 0, W, H, colours.palette.darkest, { opacity: 0.3 * night })
  );
};

/** Draws the house in the dark with the lamp in its cabin; its light throws stars on all the walls. */
export const litHouse = (
  context: ShotContext,
  strength: number,
  power: (floor: number) => number,
): string => {
  const { W, H, colours, t, definitions } = context;
  const { light, darkest, middle } = colours.palette;
  const y = levelOf(STUCK) - 18;
  const glow = definitions.radial(320, y, 260, [
    [0, light, 0.75],
    [0.16, mix(light, middle, 0.4), 0.46],
    [1, middle, 0],
  ]);
  const dark = 1 - Math.max(...[1, 2, 3].map(power));
  return (
    stars(context, light, { amount: 60, horizon: 0.7 }) +
    street(context, power(6) * 0.9) +
    house(context, { cabin: STUCK, leaves: 6, light: power, inside: riders(context) }) +
    rect(0, 0, W, H, darkest, { opacity: 0.05 * dark }) +
    thrownStars(320, y, t * 2, light, strength * (0.25 + 0.75 * dark)) +
    circle(320, y, 260, glow, { opacity: strength })
  );
};
