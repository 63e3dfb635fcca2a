import { path, stroke } from '../drawing/svg';
import { d, polyline, type Point } from '../geometry/point';
import { HEADS, type HeadName, type Look } from './head';
import { poseOf, type Pose, type PoseName } from './pose';

export interface Person {
  x: number;
  /** Height of the ground. */
  y: number;
  height: number;
  pose: PoseName | Pose;
  head: HeadName;
  look: Look;
  shirt: string;
  trousers: string;
  /** Whether the person wears a robe to the ankles instead of trousers. */
  isRobed?: boolean;
  isTurned?: boolean;
}

/** Returns the positions of a person's joints in the picture. */
export const jointsOf = ({ x, y, height, pose, isTurned }: Person) => {
  const side = isTurned === true ? -1 : 1;
  const at = ([px, py]: Point): Point => [x + side * px * height, y - py * height];
  const { head, neck, hip, arms, legs } = typeof pose === 'string' ? poseOf(pose) : pose;
  const [near, far] = [
    { elbow: at(arms[0][0]), hand: at(arms[0][1]), knee: at(legs[0][0]), foot: at(legs[0][1]) },
    { elbow: at(arms[1][0]), hand: at(arms[1][1]), knee: at(legs[1][0]), foot: at(legs[1][1]) },
  ];
  return { head: at(head), neck: at(neck), hip: at(hip), near, far };
};

const limb = (points: readonly Point[], color: string, width: number): string =>
  stroke(polyline(points), color, width, { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' });

/** Draws the silhouette of a standing, moving or sitting person. */
export const person = (who: Person): string => {
  const { height: h, look, shirt, trousers } = who;
  const { head, neck, hip, near, far } = jointsOf(who);
  const across = h * 0.105;
  const shoulders: Point = [neck[0], neck[1] + h * 0.03];
  const torso = path(
    d`M${shoulders[0] - across} ${shoulders[1]}Q${shoulders[0]} ${shoulders[1] - h * 0.035} ${shoulders[0] + across} ${shoulders[1]}` +
      d`L${hip[0] + across * 0.82} ${hip[1]}L${hip[0] - across * 0.82} ${hip[1]}Z`,
    shirt,
    { stroke: shirt, 'stroke-width': h * 0.03, 'stroke-linejoin': 'round' },
  );
  const arm = ({ elbow, hand }: typeof near, side: number): string => {
    const shoulder: Point = [shoulders[0] + side * across * 0.9, shoulders[1] + h * 0.01];
    return limb([elbow, hand], look.skin, h * 0.058) + limb([shoulder, elbow], shirt, h * 0.075);
  };
  const leg = ({ knee, foot }: typeof near, side: number): string => {
    const top: Point = [hip[0] + side * across * 0.42, hip[1]];
    const toe: Point = [foot[0] + (who.isTurned === true ? -1 : 1) * h * 0.05, foot[1] - h * 0.005];
    return limb([top, knee, foot], trousers, h * 0.088) + limb([foot, toe], look.band, h * 0.05);
  };
  const [left, right] = [Math.min(near.foot[0], far.foot[0]), Math.max(near.foot[0], far.foot[0])];
  const robe = path(
    d`M${hip[0] - across * 0.95} ${hip[1] - h * 0.03}L${left - h * 0.07} ${who.y}` +
      d`L${right + h * 0.07} ${who.y}L${hip[0] + across * 0.95} ${hip[1] - h * 0.03}Z`,
    shirt,
    { stroke: shirt, 'stroke-width': h * 0.02, 'stroke-linejoin': 'round' },
  );
  const lower = who.isRobed === true ? robe : leg(far, -1) + leg(near, 1);
  const turn = who.isTurned === true ? -1 : 1;
  return (
    arm(far, -turn) + lower + torso + HEADS[who.head](head[0], head[1], h * 0.155, look) + arm(near, turn)
  );
};
