import type { Point } from '../geometry/point';
import { poseOf, type Pose, type PoseName } from './pose';

const known = (pose: Pose | PoseName): Pose => (typeof pose === 'string' ? poseOf(pose) : pose);

const between = ([ax, ay]: Point, [bx, by]: Point, share: number): Point => [
  ax + (bx - ax) * share,
  ay + (by - ay) * share,
];

type Limb = Pose['arms'][number];
const limb = (one: Limb, other: Limb, share: number): Limb => [
  between(one[0], other[0], share),
  between(one[1], other[1], share),
];

/** Returns the pose on the way from one to another: `share` is 0 at the first and 1 at the second. */
export const blendPoses = (one: Pose | PoseName, other: Pose | PoseName, share: number): Pose => {
  const [a, b] = [known(one), known(other)];
  return {
    head: between(a.head, b.head, share),
    neck: between(a.neck, b.neck, share),
    hip: between(a.hip, b.hip, share),
    arms: [limb(a.arms[0], b.arms[0], share), limb(a.arms[1], b.arms[1], share)],
    legs: [limb(a.legs[0], b.legs[0], share), limb(a.legs[1], b.legs[1], share)],
  };
};

/** Returns a pose of a walk to the right; a step of each foot is one cycle. */
export const walkingPose = (cycles: number): Pose => {
  const turn = 2 * Math.PI * cycles;
  const swing = Math.sin(turn);
  const bounce = 0.012 * Math.cos(2 * turn);
  const leg = (side: number): Limb => {
    const forward = side * swing;
    const lift = Math.max(0, side * Math.cos(turn)) * 0.07;
    return [
      [0.02 + forward * 0.13, 0.27 + lift * 0.6],
      [forward * 0.22 - 0.02, 0.01 + lift],
    ];
  };
  const arm = (side: number): Limb => [
    [side * swing * -0.1, 0.66],
    [side * swing * -0.17 + 0.05, 0.52],
  ];
  return {
    head: [0.03, 0.95 + bounce],
    neck: [0.01, 0.81 + bounce],
    hip: [0, 0.51 + bounce],
    arms: [arm(1), arm(-1)],
    legs: [leg(1), leg(-1)],
  };
};

/** Arms at the sides, feet together. */
export const STANDING: Pose = {
  head: [0, 0.95],
  neck: [0, 0.81],
  hip: [0, 0.51],
  arms: [
    [
      [0.12, 0.66],
      [0.12, 0.5],
    ],
    [
      [-0.12, 0.66],
      [-0.12, 0.5],
    ],
  ],
  legs: [
    [
      [0.05, 0.26],
      [0.05, 0.01],
    ],
    [
      [-0.05, 0.26],
      [-0.05, 0.01],
    ],
  ],
};
