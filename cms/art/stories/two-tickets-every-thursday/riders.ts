import { circle } from '../../drawing/svg';
import { jointsOf, person, type Person } from '../../figures/person';
import { mix } from '../../core/color';
import type { Point } from '../../geometry/point';
import type { ShotContext } from '../story';
import { boy, husband, veilOfNeck, widow, type Figure } from './cast';
import { PAID_AT, SEAT, WIDOW_AT } from './cabin';
import { seated, type Seated } from './seated';

type Bearing = Partial<Omit<Seated, 'x' | 'seat' | 'who'>>;

export const ADULT = 45;
export const CHILD = 38;

/** Returns the place of a hand, relative to a lap, that reaches a point along the row of seats. */
export const reaching = (from: number, z: number, [x, y]: Point): Point => [(x - from) / z, (y - SEAT) / z];

/** Draws the widow on her seat. */
export const widowSits = ({ colours, t }: ShotContext, bearing: Bearing = {}): string =>
  seated({
    x: WIDOW_AT,
    seat: SEAT,
    z: ADULT,
    who: widow(colours),
    shins: 1.4,
    nod: 1.5 * Math.sin(t * 1.1),
    ...bearing,
  });

/** Draws the boy on the paid seat, his feet above the floor. */
export const boySits = ({ colours, t }: ShotContext, bearing: Bearing = {}): string =>
  seated({
    x: PAID_AT,
    seat: SEAT,
    z: CHILD,
    who: boy(colours),
    shins: 1,
    swing: 0.12 * Math.sin(t * 3.2),
    nod: 2 * Math.sin(t * 1.4 + 1),
    ...bearing,
  });

/** Draws the husband on his seat. */
export const husbandSits = ({ colours, t }: ShotContext, bearing: Bearing = {}): string =>
  seated({
    x: PAID_AT,
    seat: SEAT,
    z: 47,
    who: husband(colours),
    shins: 1.3,
    nod: 2 * Math.sin(t),
    ...bearing,
  });

/** Draws somebody of the film who stands or walks. */
export const onFoot = (
  who: Figure,
  own: Pick<Person, 'x' | 'y' | 'height' | 'pose' | 'isTurned'>,
): string => {
  const figure: Person = {
    head: who.head,
    look: who.look,
    shirt: who.body,
    trousers: who.legs,
    isRobed: who.isLong === true,
    ...own,
  };
  return person(figure) + veilOfNeck(who, ...jointsOf(figure).head, own.height * 0.155);
};

/** Draws drops that fall off somebody wet, between the heights `top` and `bottom`. */
export const drips = (
  { t, colours }: ShotContext,
  x: number,
  top: number,
  bottom: number,
  width: number,
  size = 1.6,
): string =>
  Array.from({ length: 9 }, (_, i) => {
    const fall = (t * 0.9 + i * 0.31) % 1;
    const at = x + (((i * 0.37) % 1) - 0.5) * width;
    return circle(
      at,
      top + (bottom - top) * fall * fall,
      size,
      mix(colours.palette.paper, colours.palette.light, 0.5),
      {
        opacity: 0.85 * (1 - fall * 0.5),
      },
    );
  }).join('');
