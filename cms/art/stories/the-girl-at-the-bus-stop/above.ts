import { randomOf } from '../../core/random';
import { mix } from '../../core/color';
import { circle, ellipse, path, rect, stroke } from '../../drawing/svg';
import { d } from '../../geometry/point';
import { khatam, regular, SIXTEENTH_TURN, star } from '../../geometry/star';
import type { Drawing, ShotContext } from '../story';
import { rain } from '../props/weather';
import { tilted } from '../writer';
import { roleOf } from './cast';

const SLAB = 46;
const HIS_X = 520;
const MIDDLE = 178;

const slabs = ({ W, colours: { palette } }: ShotContext, between: number): string => {
  const wet = mix(palette.deep, palette.middle, 0.5);
  const first = HIS_X - SLAB / 2;
  return [-2, -1, 0, 1]
    .flatMap((row) =>
      Array.from({ length: Math.ceil(W / SLAB) + 2 }, (_, i) => {
        const place = i - 3;
        const isBetween = row === 0 && place >= 1 && place <= between;
        const [x, y] = [first - place * SLAB, MIDDLE - SLAB / 2 + row * SLAB];
        return (
          rect(x + 1, y + 1, SLAB - 2, SLAB - 2, isBetween ? mix(palette.second, palette.paper, 0.4) : wet, {
            rx: 3,
          }) +
          path(
            khatam(x + SLAB / 2, y + SLAB / 2, 9),
            isBetween ? palette.light : mix(wet, palette.darkest, 0.3),
            { opacity: isBetween ? 0.9 : 0.6 },
          )
        );
      }),
    )
    .join('');
};

const ripples = ({ W, H, t, colours: { palette } }: ShotContext): string => {
  const random = randomOf('ripples');
  return Array.from({ length: 38 }, () => {
    const [x, y, phase] = [random() * W, random() * H, random()];
    const age = (t * 0.9 + phase) % 1;
    return ellipse(x, y, 3 + age * 13, 2 + age * 9, 'none', {
      stroke: palette.second,
      'stroke-width': 1.2,
      opacity: 0.5 * (1 - age),
    });
  }).join('');
};

/** Rain, from above: an umbrella and a newspaper, with eight paving stones between them. */
export const rainFromAbove: Drawing = (context) => {
  const { W, H, t, colours } = context;
  const { palette } = colours;
  const girl = roleOf('girl', colours);
  const salim = roleOf('salim', colours);
  const hers = HIS_X - 9 * SLAB;
  const turn = t * 0.12;
  const spokes = Array.from({ length: 8 }, (_, i) => {
    const angle = turn + SIXTEENTH_TURN + (i * Math.PI) / 4;
    return stroke(
      d`M${hers} ${MIDDLE}L${hers + Math.cos(angle) * 56} ${MIDDLE + Math.sin(angle) * 56}`,
      palette.middle,
      2,
    );
  });
  const shake = Math.sin(t * 9) * 2;
  return (
    rect(0, 0, W, H, mix(palette.deep, palette.darkest, 0.3)) +
    rect(0, 0, W, MIDDLE - SLAB * 2.5, mix(palette.middle, palette.deep, 0.4)) +
    slabs(context, 8) +
    rect(0, MIDDLE + SLAB * 1.5, W, 12, mix(palette.second, palette.middle, 0.4)) +
    ripples(context) +
    circle(HIS_X + 56, MIDDLE, 15, palette.darkest) +
    path(khatam(HIS_X + 56, MIDDLE, 12), palette.light) +
    ellipse(HIS_X, MIDDLE + 4, 36, 24, salim.shirt) +
    circle(HIS_X, MIDDLE, 19, salim.look.hair) +
    tilted(
      -12 + shake,
      HIS_X,
      MIDDLE,
      rect(HIS_X - 37, MIDDLE - 25, 74, 50, palette.paper, { rx: 2 }),
      stroke(d`M${HIS_X} ${MIDDLE - 25}v50`, mix(palette.paper, palette.deep, 0.3), 1.5),
      ...Array.from(
        { length: 5 },
        (_, i) =>
          rect(HIS_X + 6, MIDDLE - 17 + i * 8, 24, 3.4, mix(palette.paper, palette.deep, 0.5)) +
          rect(HIS_X - 30, MIDDLE - 17 + i * 8, 24, 3.4, mix(palette.paper, palette.deep, 0.5)),
      ),
    ) +
    circle(hers + 5, MIDDLE + 8, 60, palette.darkest, { opacity: 0.35 }) +
    path(regular(hers, MIDDLE, 8, 62, turn + SIXTEENTH_TURN), girl.shirt) +
    path(star(hers, MIDDLE, 8, 52, 32, turn), palette.paper, { opacity: 0.85 }) +
    path(khatam(hers, MIDDLE, 24, turn), girl.shirt) +
    spokes.join('') +
    circle(hers, MIDDLE, 4, palette.darkest) +
    rain(context, palette.paper, 70)
  );
};
