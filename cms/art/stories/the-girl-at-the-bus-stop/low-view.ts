import { mix } from '../../core/color';
import { circle, path, rect, stroke } from '../../drawing/svg';
import { person } from '../../figures/person';
import { walkingPose } from '../../figures/pose-blend';
import { d } from '../../geometry/point';
import { khatam } from '../../geometry/star';
import type { Drawing, ShotContext } from '../story';
import { figure, roleOf } from './cast';

const SLAB = 78;
const HIS_X = 556;
const FEET = 298;

const ground = ({ W, H, t, colours: { palette } }: ShotContext, between: number, shift = 0): string => {
  const plain = mix(palette.middle, palette.second, 0.55);
  const joint = mix(plain, palette.darkest, 0.45);
  const stones = Array.from({ length: 16 }, (_, i) => {
    const place = i - 6;
    const x = HIS_X - SLAB / 2 - place * SLAB + shift;
    const isBetween = place >= 1 && place <= between;
    return (
      path(
        d`M${x + 4} 284H${x + SLAB + 1}L${x + SLAB - 7} 322H${x - 5}Z`,
        isBetween ? palette.paper : plain,
      ) +
      path(khatam(x + SLAB / 2 - 2, 303, 13), isBetween ? palette.light : joint, {
        opacity: isBetween ? 0.75 + 0.2 * Math.sin(t * 2.4 - place) : 0.4,
      })
    );
  });
  return (
    rect(0, 281, W, 46, joint) +
    stones.join('') +
    rect(0, 325, W, 9, mix(palette.second, palette.paper, 0.4)) +
    rect(0, 334, W, H, mix(palette.deep, palette.darkest, 0.45))
  );
};

const wall = ({ W, colours: { palette, isLight } }: ShotContext): string => {
  const tone = mix(palette.deep, palette.middle, isLight ? 0.7 : 0.4);
  return (
    rect(0, 0, W, 284, tone) +
    Array.from(
      { length: 7 },
      (_, i) =>
        stroke(d`M0 ${i * 42 + 20}H${W}`, mix(tone, palette.darkest, 0.25), 1.4) +
        Array.from({ length: 8 }, (_brick, k) =>
          stroke(d`M${k * 88 + (i % 2) * 44} ${i * 42 + 20}v42`, mix(tone, palette.darkest, 0.25), 1.4),
        ).join(''),
    ).join('') +
    rect(0, 262, W, 22, mix(tone, palette.darkest, 0.35))
  );
};

/** A school walks between the two, of whom one sees the legs. */
export const schoolPasses: Drawing = (context) => {
  const { t, colours } = context;
  const { palette } = colours;
  const skin = roleOf('girl', colours).look.skin;
  const heads = ['curls', 'short', 'bun', 'cap', 'long', 'short', 'curls', 'cap', 'bun'] as const;
  const children = heads.map((head, i) => {
    const height = 150 + ((i * 37) % 4) * 12;
    const x = -60 - i * 76 + t * 178;
    const look = {
      skin,
      hair: palette.darkest,
      cloth: palette.paper,
      accent: palette.light,
      band: palette.darkest,
    };
    const shirt =
      i % 3 === 0 ? palette.paper : i % 3 === 1 ? palette.second : mix(palette.light, palette.paper, 0.4);
    return (
      rect(
        x - height * 0.2,
        FEET - height * 0.8,
        height * 0.16,
        height * 0.26,
        i % 2 === 0 ? palette.light : palette.darkest,
        { rx: 5 },
      ) +
      person({
        x,
        y: FEET + 8 + (i % 2) * 6,
        height,
        pose: walkingPose(t * 1.5 + i * 0.31),
        head,
        look,
        shirt,
        trousers: palette.deep,
      })
    );
  });
  const girl = HIS_X - 6 * SLAB;
  return (
    wall(context) +
    ground(context, 5) +
    rect(HIS_X + 42, -10, 12, 308, palette.darkest) +
    rect(HIS_X + 34, FEET - 8, 28, 10, palette.darkest) +
    figure('girl', colours, { x: girl, y: FEET, height: 480, t }) +
    figure('salim', colours, { x: HIS_X - 6, y: FEET, height: 480, isTurned: true, t }) +
    children.join('')
  );
};

/** Old shoes walk the stones one after the other, away from the pole. */
export const shoesWalk: Drawing = (context) => {
  const { t, colours } = context;
  const { palette } = colours;
  const walked = Math.min(t, 9) * 92;
  const x = 320;
  const shift = walked - 200;
  const poleX = HIS_X + 48 + shift;
  return (
    wall(context) +
    ground(context, 10, shift) +
    (poleX < 660 ? rect(poleX, -10, 12, 308, palette.darkest) : '') +
    figure('greySalim', colours, {
      x,
      y: FEET + 4,
      height: 470,
      isTurned: true,
      pose: walkingPose(t * 0.62),
    }) +
    Array.from({ length: 5 }, (_, i) => {
      const at = ((i * 150 + walked * 0.9) % 760) - 60;
      return (
        circle(at, 292 + (i % 3) * 9, 3, palette.light, { opacity: 0.8 }) +
        stroke(d`M${at} ${292 + (i % 3) * 9}l8 -4`, palette.middle, 1.5)
      );
    }).join('')
  );
};
