import { mix } from '../../core/color';
import { circle, group, rect } from '../../drawing/svg';
import { jointsOf } from '../../figures/person';
import type { Pose } from '../../figures/pose';
import { blendPoses, STANDING } from '../../figures/pose-blend';
import type { ShotContext } from '../story';
import { dressOf, figure, type Neighbour } from './cast';
import { teaGlass } from './lamp';
import { CABIN } from './lift-cabin';
import { BENT, reaching } from './poses';
import { RIDERS } from './steps';

const PLACES = [190, 232, 268, 312, 360, 404] as const;
const heightOf = (name: Neighbour): number => (name === 'twin' ? 132 : name === 'widow' ? 186 : 200);

interface Company {
  /** 0: looking at phones; 1: upright. */
  upright: number;
  /** Whether they hold glasses of tea. */
  hasTea?: boolean;
  /** How lively they talk with their hands. */
  talk?: number;
}

const GLASS: Pose = reaching(STANDING, [0.2, 0.66], [-0.12, 0.5]);

/** Draws the six in the cabin. */
export const company = (context: ShotContext, { upright, hasTea = false, talk = 0 }: Company): string => {
  const { colours, t } = context;
  return RIDERS.map((name, i) => {
    const lively = talk * Math.max(0, Math.sin(t * 1.3 + i * 2.1)) ** 0.7;
    const quiet = blendPoses(BENT, hasTea ? GLASS : STANDING, upright);
    const pose = blendPoses(quiet, blendPoses('speak', hasTea ? GLASS : 'speak', 0.4), lively);
    const height = heightOf(name);
    const stance = {
      x: PLACES[i] ?? 320,
      y: CABIN.floor + (name === 'twin' ? 6 : 0),
      height: height * (1 + 0.006 * Math.sin(t * 1.7 + i)),
      pose,
      isTurned: i >= 4,
    };
    const [hx, hy] = jointsOf({ ...stance, ...dressOf(name, colours) }).near.hand;
    const phone =
      upright < 0.5
        ? circle(hx, hy - 6, 20, colours.palette.paper, { opacity: 0.2 }) +
          rect(hx - 6, hy - 14, 12, 19, colours.palette.darkest, { rx: 2 }) +
          rect(hx - 4.5, hy - 12, 9, 14, mix(colours.palette.paper, colours.palette.light, 0.5))
        : '';
    return group({}, figure(name, stance, colours), hasTea ? teaGlass(context, hx, hy + 5, 17) : phone);
  }).join('');
};
