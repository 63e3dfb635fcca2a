import { mix } from '../../core/color';
import { circle, path, rect, stroke } from '../../drawing/svg';
import { blendPoses, STANDING, walkingPose } from '../../figures/pose-blend';
import { d } from '../../geometry/point';
import { smoke } from '../props/weather';
import { figure } from './cast';
import { reaching, waving } from './poses';
import type { Room } from './rooms';

/** First floor: a piano lesson. */
export const musicRoom: Room = ({ colours, t }, { greeting }) => {
  const { darkest, deep, second, light, middle } = colours.palette;
  const hands = (shift: number): readonly [number, number] => [0.3 + 0.03 * Math.sin(t * 5 + shift), 0.49];
  const playing = reaching('sit', hands(0), hands(2));
  const notes = [0, 1, 2].map((i) => {
    const age = (t * 0.3 + i / 3) % 1;
    const [x, y] = [222 + i * 22 + 12 * Math.sin(age * 6 + i), 96 - age * 70];
    return (
      circle(x, y, 5, second, { opacity: 1 - age }) +
      stroke(d`M${x + 4} ${y}v-18l8 4`, second, 2.4, { opacity: 1 - age })
    );
  });
  return (
    rect(64, 40, 54, 66, mix(light, middle, 0.5)) +
    rect(70, 46, 42, 54, mix(light, deep, 0.3)) +
    circle(91, 68, 12, second) +
    path(d`M214 128H330V220H318V168H224V220H214Z`, darkest) +
    rect(206, 148, 124, 12, mix(darkest, light, 0.2)) +
    rect(206, 148, 62, 6, light) +
    path(d`M232 128L236 104H290L294 128Z`, light) +
    rect(160, 172, 40, 6, deep) +
    stroke(d`M166 178V220M194 178V220`, deep, 5) +
    figure(
      'pupil',
      { x: 178, y: 222, height: 122, pose: blendPoses(playing, waving(t), greeting * 0.9) },
      colours,
    ) +
    figure(
      'pianist',
      {
        x: 116,
        y: 220,
        height: 166,
        pose: blendPoses(
          reaching(STANDING, [0.22, 0.6 + 0.08 * Math.sin(t * 4)], [-0.12, 0.5]),
          waving(t + 0.3),
          greeting,
        ),
      },
      colours,
    ) +
    (greeting > 0.5 ? '' : notes.join(''))
  );
};

/** Second floor: a kitchen with steam. */
export const kitchen: Room = ({ colours, t }, { greeting }) => {
  const { darkest, deep, middle, light, paper, second } = colours.palette;
  const pan = (x: number, w: number): string =>
    rect(x - w / 2, 120, w, 24, deep, { rx: 4 }) + rect(x - w / 2 - 9, 124, w + 18, 5, deep, { rx: 2 });
  const hanging = [70, 100, 130].map((x, i) => {
    const swing = Math.sin(t * 1.2 + i) * 2;
    return (
      stroke(d`M${x} 40L${x + swing} 60`, darkest, 2) +
      circle(x + swing, 70, 10 + i * 2, mix(middle, deep, 0.4))
    );
  });
  const stirring = reaching(STANDING, [0.3 + 0.05 * Math.sin(t * 3.4), 0.62], [0.18, 0.56]);
  return (
    stroke('M50 40H150', darkest, 3) +
    hanging.join('') +
    rect(220, 144, 150, 76, paper) +
    rect(220, 144, 150, 8, mix(paper, deep, 0.35)) +
    rect(232, 162, 56, 46, mix(paper, deep, 0.25), { rx: 3 }) +
    circle(330, 186, 16, second) +
    pan(262, 46) +
    pan(330, 38) +
    smoke({ t }, 262, 116, paper, { size: 2, drift: 5 }) +
    smoke({ t: t + 1.3 }, 330, 116, paper, { size: 1.7, drift: 4 }) +
    rect(60, 160, 76, 8, mix(middle, darkest, 0.3)) +
    stroke('M66 168V220M130 168V220', mix(middle, darkest, 0.3), 5) +
    circle(86, 152, 9, light) +
    circle(104, 152, 9, light) +
    circle(95, 140, 9, light) +
    figure('cook', { x: 196, y: 220, height: 166, pose: blendPoses(stirring, waving(t), greeting) }, colours)
  );
};

/** Draws a twin with a bag on the back. */
export const twin = (
  x: number,
  y: number,
  height: number,
  pose: Parameters<typeof figure>[1]['pose'],
  isSecond: boolean,
  colours: Parameters<typeof figure>[2],
): string =>
  rect(
    x - height * 0.24,
    y - height * 0.82,
    height * 0.22,
    height * (isSecond ? 0.4 : 0.34),
    isSecond ? colours.palette.second : mix(colours.palette.middle, colours.palette.darkest, 0.25),
    { rx: height * 0.06 },
  ) + figure('twin', { x, y, height, pose }, colours);

/** Third floor: the twins on their way to school. */
export const landing: Room = ({ colours, t }, { greeting }) => {
  const { deep, middle, light, darkest } = colours.palette;
  const pace = (shift: number): ReturnType<typeof waving> =>
    blendPoses(walkingPose(t * 1.3 + shift), waving(t + shift), greeting);
  const hop = (shift: number): number => Math.abs(Math.sin(t * 4 + shift)) * 5;
  return (
    path(d`M50 220V60Q90 24 130 60V220Z`, mix(middle, darkest, 0.2)) +
    circle(118, 140, 5, light) +
    rect(250, 56, 90, 56, mix(light, deep, 0.25)) +
    stroke('M295 56V112M250 84H340', deep, 3) +
    rect(300, 196, 46, 24, mix(middle, deep, 0.3)) +
    twin(180, 220 - hop(0), 122, pace(0), false, colours) +
    twin(252, 220 - hop(1.2), 122, pace(0.5), true, colours)
  );
};
