import { mix } from '../core/color';
import { arch } from '../drawing/arch';
import { rise, shifted, swing } from '../drawing/motion';
import { path } from '../drawing/svg';
import { crowdLook } from '../figures/looks';
import { person } from '../figures/person';
import { d } from '../geometry/point';
import { isWide, type Scene } from './scene';

const DEPTHS = 6;

/** Draws doors within doors, with a person in the last one. */
export const arches: Scene = (context) => {
  const { W, H, stage, time, random, cast, colours } = context;
  const cx = stage.x + stage.w * random.between(0.42, 0.58);
  const foot = stage.y + stage.h * 0.92;
  const tints = [
    colours.near,
    colours.mid,
    colours.far,
    mix(colours.far, colours.lit, 0.45),
    colours.lit,
    colours.paper,
  ];
  const doors = tints.map((fill, i) => {
    const share = (1 - i / DEPTHS) ** 1.15;
    const w = W * (isWide(context) ? 0.62 : 1.04) * share;
    const h = stage.h * (0.86 * share + 0.05);
    return path(arch(cx - w / 2, foot - h, w, h + 4), fill);
  });
  const height = stage.h * 0.24;
  return [
    ...doors,
    path(d`M0 ${foot}H${W}V${H + 5}H0Z`, colours.near),
    path(d`M${cx - W * 0.08} ${foot}h${W * 0.16}L${cx + W * 0.36} ${H}H${cx - W * 0.36}Z`, colours.lit, {
      opacity: 0.4 + 0.2 * swing(time, 2),
    }),
    shifted(
      time,
      0,
      rise(time, 4) * -height * 0.05,
      person({
        x: cx,
        y: foot + height * 0.12,
        height,
        pose: random.pick(['walk', 'wave', 'speak']),
        head: cast.pick(['ghutra', 'veil', 'turban', 'curls']),
        look: { ...crowdLook(colours, cast), cloth: colours.middle },
        shirt: colours.near,
        trousers: colours.near,
        isRobed: random.chance(0.6),
      }),
    ),
  ].join('');
};
