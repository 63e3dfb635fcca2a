import { circle, rect } from '../../drawing/svg';
import { jointsOf } from '../../figures/person';
import { poseOf, type Pose } from '../../figures/pose';
import { karim, KARIM } from './cast';
import { oudShape } from './oud-shape';

const PLAYING: Pose = {
  ...poseOf('play'),
  arms: [
    [
      [0.2, 0.62],
      [0.09, 0.5],
    ],
    [
      [-0.2, 0.66],
      [-0.3, 0.62],
    ],
  ],
};

/** Draws Karim, who sits and plays the oud; `played` from 0 to 1 moves hand and strings. */
export const karimPlaying = (
  x: number,
  y: number,
  height: number,
  t: number,
  played: number,
  seat: string,
): string => {
  const strum = Math.sin(t * 10) * 0.018 * played;
  const rock = Math.sin(t * 1.6) * 0.008;
  const pose: Pose = {
    ...PLAYING,
    head: [0.04 + rock * 3, 0.91],
    arms: [
      [
        [0.2, 0.62],
        [0.09 + strum * 0.5, 0.5 + strum * 2],
      ],
      PLAYING.arms[1],
    ],
  };
  const at = { x, y, height, pose };
  const { near, far } = jointsOf({ ...at, head: 'curls', look: KARIM, shirt: '', trousers: '' });
  return (
    (seat === ''
      ? ''
      : rect(x - height * 0.2, y - height * 0.38, height * 0.34, height * 0.38, seat, { rx: 6 })) +
    karim(at, t) +
    oudShape({ x: x + height * 0.07, y: y - height * 0.5, size: height * 0.15, turn: -72, t, played }) +
    circle(near.hand[0], near.hand[1], height * 0.034, KARIM.skin) +
    circle(far.hand[0], far.hand[1], height * 0.034, KARIM.skin)
  );
};
