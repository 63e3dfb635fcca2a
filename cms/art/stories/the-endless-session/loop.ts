import { TURN } from '../../drawing/motion';
import { stars } from '../props/weather';
import type { ShotContext } from '../story';

/** Seconds after which the session begins again. */
export const WHOLE = 96;

/** Swings `times` in the whole session, so that its end is its beginning. */
export const beat = (seconds: number, times: number, shift = 0): number =>
  Math.sin(TURN * ((times * seconds) / WHOLE + shift));

/** Glimmer of the stars of `weather.ts`, in radians a second. */
const GLIMMER = 1.4;
const PERIODS = 21;

/** Draws stars that glimmer a whole number of times in the session. */
export const nightStars = ({ W, H, colours }: ShotContext, seconds: number, horizon: number): string =>
  stars({ W, H, t: (seconds * PERIODS * TURN) / (GLIMMER * WHOLE) }, colours.paper, { amount: 70, horizon });
