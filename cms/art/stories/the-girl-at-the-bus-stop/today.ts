import { mix } from '../../core/color';
import { circle, path, rect, stroke } from '../../drawing/svg';
import { blendPoses, STANDING, walkingPose } from '../../figures/pose-blend';
import { d } from '../../geometry/point';
import { khatam } from '../../geometry/star';
import { eased } from '../draw-story';
import type { Drawing, ShotContext } from '../story';
import { figure, HALF_GREETING } from './cast';
import { sparrow } from './sparrow';
import { GROUND, placeAt, SALIM_X, stop } from './stop';

const HEIGHT = 148;
const LADY_X = placeAt(10);

/** A bag on wheels from which leeks stick out. */
const leekBag = ({ colours: { palette } }: ShotContext, x: number): string =>
  [-9, -3, 4, 10]
    .map(
      (dx, i) =>
        stroke(d`M${x + dx * 0.6} ${GROUND - 40}L${x + dx} ${GROUND - 70 - (i % 2) * 7}`, palette.paper, 5) +
        stroke(
          d`M${x + dx} ${GROUND - 68 - (i % 2) * 7}l${-5 + i * 3} -18M${x + dx} ${GROUND - 68 - (i % 2) * 7}l${i * 3} -16`,
          mix(palette.second, palette.deep, 0.3),
          3.4,
        ),
    )
    .join('') +
  stroke(d`M${x + 13} ${GROUND - 8}L${x + 20} ${GROUND - 74}h-8`, palette.darkest, 3) +
  path(d`M${x - 15} ${GROUND - 50}H${x + 14}L${x + 12} ${GROUND - 8}H${x - 13}Z`, palette.second) +
  path(khatam(x - 1, GROUND - 28, 9), palette.middle) +
  circle(x + 10, GROUND - 3, 6, palette.darkest);

const lady = (context: ShotContext, turned = 1): string =>
  leekBag(context, LADY_X - 34) +
  figure('lady', context.colours, {
    x: LADY_X,
    y: GROUND,
    height: HEIGHT * 0.9,
    t: context.t,
    isTurned: turned < 0.5,
  });

const bench = ({ colours: { palette } }: ShotContext, x: number): string =>
  rect(x, GROUND - 40, 96, 7, palette.second) +
  rect(x, GROUND - 62, 96, 6, palette.second) +
  stroke(d`M${x + 12} ${GROUND - 62}V${GROUND}M${x + 84} ${GROUND - 62}V${GROUND}`, palette.darkest, 4);

/** The stop today: he at the pole, and a lady ten paving stones away. */
export const stopToday: Drawing = (context) => {
  const { t, colours } = context;
  return (
    stop(context, { between: 10, era: 'today' }) +
    bench(context, 296) +
    lady(context, 0) +
    figure('greySalim', colours, { x: SALIM_X, y: GROUND, height: HEIGHT, isTurned: true, t })
  );
};

/** He arrives beside her, and the word leaves his mouth. */
export const hello: Drawing = (context) => {
  const { t, colours, definitions, writer } = context;
  const { palette } = colours;
  const walked = Math.min(1, t / 1.3);
  const x = LADY_X + 2 * 34 + (1 - walked) * 78;
  const raised = eased((t - 1.5) / 0.6) - eased((t - 4.4) / 0.8);
  const pose = walked < 1 ? walkingPose(t * 1.1) : blendPoses(STANDING, HALF_GREETING, raised);
  const said = eased((t - 2) / 1.1);
  const gone = eased((t - 4.6) / 1.4);
  return (
    stop(context, { between: 0, era: 'today' }) +
    bench(context, 296) +
    lady(context, t < 3.4 ? 0 : 1) +
    figure('greySalim', colours, { x, y: GROUND, height: HEIGHT, isTurned: true, pose, t }) +
    writer.write(
      {
        text: 'مرحبًا',
        locale: 'ar',
        x: 262 - gone * 10,
        y: 100 - gone * 14,
        size: 40,
        color: palette.paper,
        written: said,
        opacity: 1 - gone * 0.75,
      },
      definitions,
    )
  );
};

/** Both stay. A sparrow sits down on the stone between them. */
export const bothStay: Drawing = (context) => {
  const { t, colours } = context;
  const landing = eased((t - 3) / 1.8);
  const x = LADY_X + 34;
  return (
    stop(context, { between: 0, era: 'today' }) +
    bench(context, 296) +
    rect(x - 16, 291, 32, 24, colours.palette.paper, { rx: 2 }) +
    path(khatam(x, 303, 7), colours.palette.light) +
    lady(context, 1) +
    figure('greySalim', colours, { x: LADY_X + 68, y: GROUND, height: HEIGHT, t }) +
    sparrow(x + (1 - landing) * 240, 304 - (1 - landing) * 220, 17, colours, t, -1, 1 - landing)
  );
};
