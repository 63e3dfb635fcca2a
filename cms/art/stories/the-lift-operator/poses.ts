import { STANDING } from '../../figures/pose-blend';
import { poseOf, type Pose, type PoseName } from '../../figures/pose';
import type { Point } from '../../geometry/point';

const elbowOf = (shoulder: Point, hand: Point): Point => [
  (shoulder[0] + hand[0]) / 2 + 0.02,
  (shoulder[1] + hand[1]) / 2 - 0.06,
];

/** Returns a pose whose hands are at the given places, in body heights. */
export const reaching = (pose: Pose | PoseName, near: Point, far: Point): Pose => {
  const known = typeof pose === 'string' ? poseOf(pose) : pose;
  const shoulder: Point = [known.neck[0], known.neck[1] - 0.03];
  return {
    ...known,
    arms: [
      [elbowOf(shoulder, near), near],
      [elbowOf(shoulder, far), far],
    ],
  };
};

/** Returns a standing pose with a raised hand that moves to and fro; `share` 0 is hands down. */
export const waving = (t: number, share = 1): Pose =>
  reaching(STANDING, [0.12 + (0.1 + 0.06 * Math.sin(t * 7)) * share, 0.5 + 0.52 * share], [-0.13, 0.5]);

/** Hands in front of the body, the head bent over them: reading a phone. */
export const BENT: Pose = {
  ...reaching(STANDING, [0.14, 0.62], [0.1, 0.6]),
  head: [0.06, 0.91],
};
