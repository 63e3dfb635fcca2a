import { group } from '../../drawing/svg';
import { blendPoses, STANDING, walkingPose } from '../../figures/pose-blend';
import { eased } from '../draw-story';
import type { Drawing } from '../story';
import { figure, weddingDress } from './cast';
import { house, levelOf, onStairs, street } from './house';
import { liftCabin } from './lift-cabin';
import { twin } from './lower-rooms';
import { reaching } from './poses';

/** Draws the twins who come into the cabin. */
export const twinsEnter: Drawing = (context) => {
  const { t, colours } = context;
  const entering = (late: number): number => eased((t - 0.4 - late) / 2.6);
  const child = (late: number, from: number, to: number, isSecond: boolean): string => {
    const along = entering(late);
    const isWalking = along > 0 && along < 1;
    const x = from + (to - from) * along;
    return twin(
      x,
      326,
      136,
      isWalking
        ? walkingPose(t * 1.4 + late)
        : blendPoses(STANDING, 'wave', 0.3 + 0.3 * Math.sin(t * 5 + late * 9)),
      isSecond,
      colours,
    );
  };
  return liftCabin(context, {
    floor: 3,
    open: eased(t / 0.8) * (1 - eased((t - 4.6) / 1)),
    content:
      figure(
        'operator',
        {
          x: 424,
          y: 322,
          height: 218,
          pose: blendPoses(STANDING, 'speak', eased((t - 1.6) / 0.9)),
          isTurned: true,
        },
        colours,
      ) +
      child(0, -60, 300, true) +
      child(0.5, -130, 206, false),
  });
};

/** Draws the bride who rides and the operator who climbs. */
export const race: Drawing = (context) => {
  const { t, share, colours } = context;
  const cabin = 4 + 2 * eased((t - 0.3) / (context.t / share - 1.6));
  const climbed = 4 + 2 * eased((t - 0.1) / (context.t / share - 2.2));
  const [x, y] = onStairs(Math.min(6, climbed));
  const arrived = climbed > 5.97;
  const runner = figure(
    'operator',
    {
      x: arrived ? 352 : x,
      y: y - 1,
      height: 34,
      pose: arrived ? reaching(STANDING, [0.3, 0.7], [-0.1, 0.5]) : walkingPose(t * 2.6),
      isTurned: arrived || climbed % 1 > 0.5,
    },
    colours,
  );
  const drawn = house(context, {
    cabin,
    inside: (floor) =>
      figure(
        'bride',
        { x: 320, y: floor - 2, height: 34, pose: reaching(STANDING, [0.2, 0.56], [-0.2, 0.56]) },
        colours,
      ) + weddingDress(320, floor - 2, 34, 40, t * 2, colours),
    leaves: 4,
    more: runner,
  });
  const middle = (levelOf(cabin) + 10) * 0.75 + levelOf(5) * 0.25;
  return group(
    { transform: `translate(${(320 - 332 * 2.7).toFixed(1)} ${(214 - middle * 2.7).toFixed(1)}) scale(2.7)` },
    street(context) + drawn,
  );
};
