import { mix } from '../../core/color';
import { path, rect, stroke } from '../../drawing/svg';
import { back } from '../../figures/guest';
import { bust } from '../../figures/bust';
import { d } from '../../geometry/point';
import { khatam } from '../../geometry/star';
import { eased } from '../draw-story';
import type { Drawing, ShotContext } from '../story';
import { tilted } from '../writer';
import { openBook } from './book';
import { bus } from './bus';
import { figure, roleOf } from './cast';
import { sparrow } from './sparrow';
import { GROUND, pole, SALIM_X, stop } from './stop';
import { STANDING, walkingPose } from '../../figures/pose-blend';

/** The bus comes from the right, stops from `stops` to `leaves`, and drives on to the left. */
export const busPasses =
  (stops: number, leaves: number, hasGirl = false): Drawing =>
  (context) => {
    const { t } = context;
    const came = 1 - (1 - Math.min(1, Math.max(0, (t - stops + 1.6) / 1.6))) ** 2;
    const gone = Math.max(0, t - leaves);
    const x = 700 - came * 610 - gone * gone * 130;
    return bus(context, { x, y: 336, u: 50, line: '١٤', destination: 'الكورنيش', hasGirl });
  };

/** The side of the bus from near, with its sign and with her at a window; it drives off and he is left. */
export const busNear: Drawing = (context) => {
  const { t, colours } = context;
  const gone = Math.max(0, t - 1.4);
  return (
    stop(context) +
    figure('salim', colours, { x: SALIM_X, y: GROUND, height: 148, isTurned: true, t, pose: STANDING }) +
    bus(context, {
      x: 18 - gone * gone * 58,
      y: 338,
      u: 80,
      line: '١٤',
      destination: 'الكورنيش',
      hasGirl: true,
    })
  );
};

/** Before sunrise, from behind: she reads, he looks, and a sparrow sits down on the sign. */
export const backsAndSparrow: Drawing = (context) => {
  const { W, H, t, colours } = context;
  const { palette } = colours;
  const landing = eased((t - 2.6) / 1.5);
  const [bx, by] = [660 - 98 * landing, 20 + 46 * landing - Math.sin(landing * Math.PI) * 26];
  const turned = eased((t - 4.4) / 0.8) - eased((t - 6.4) / 0.6);
  return (
    rect(0, 318, W, 60, mix(palette.darkest, palette.deep, 0.4)) +
    pole(context, 560, H + 70, 1.95) +
    sparrow(bx, by, 30, colours, t, -1, 1 - landing) +
    openBook(196, 302, 40, colours) +
    back(168, 196 + Math.sin(t * 1.4) * 1.2, 92, H + 6, 'bun', palette.darkest, palette.light) +
    back(
      448 + turned * 8,
      178 + Math.sin(t * 1.2 + 1) * 1.2,
      96,
      H + 6,
      'curls',
      palette.darkest,
      palette.second,
    )
  );
};

const studyOf = (
  { colours, H, t }: ShotContext,
  name: 'girl' | 'salim',
  x: number,
  y: number,
  z: number,
): string => {
  const role = roleOf(name, colours);
  return bust({
    x,
    y: y + Math.sin(t * 1.4 + x) * z * 0.012,
    z,
    foot: H + 6,
    head: role.head,
    look: role.look,
    body: role.shirt,
    rim: colours.palette.deep,
    hasPin: false,
  });
};

/** The two from the front, very near: his hand rises, stops and sinks. */
export const nearestPair: Drawing = (context) => {
  const { W, H, t, colours, definitions } = context;
  const { palette } = colours;
  const role = roleOf('salim', colours);
  const raised = eased((t - 0.5) / 1.1) - eased((t - 2.9) / 1.2);
  const [ex, ey, hx, hy] = [402, H + 60, 366 - raised * 12, H + 44 - raised * 150];
  const light = eased((t - 2.2) / 1.6);
  const turn = eased((t - 3.4) / 1) * 10;
  const headlights = definitions.radial(W + 20, H * 0.55, 520, [
    [0, palette.paper, 0.85 * light],
    [0.6, palette.paper, 0.3 * light],
    [1, palette.paper, 0],
  ]);
  return (
    path(khatam(W / 2, 150, 210, t * 0.04), mix(palette.second, palette.light, 0.4)) +
    stroke(khatam(W / 2, 150, 168, -t * 0.04), palette.paper, 3) +
    stroke(d`M596 ${H}V30`, palette.darkest, 13) +
    path(khatam(596, 44, 46), palette.middle) +
    path(khatam(596, 44, 30), palette.paper) +
    studyOf(context, 'girl', 190, 158, 104) +
    rect(190 - 34, 240, 68, 26, palette.paper, { rx: 12 }) +
    tilted(
      -8 + Math.sin(t * 1.4) * 0.8,
      130,
      320,
      rect(86, 270, 88, 112, palette.deep, { rx: 5 }),
      stroke(d`M94 279h72v90h-72Z`, palette.second, 2),
      path(khatam(130, 322, 22), palette.middle),
      ...[0, 1, 2].map((i) =>
        stroke(d`M176 ${304 + i * 20}h-26`, roleOf('girl', colours).look.skin, 17, {
          'stroke-linecap': 'round',
        }),
      ),
    ) +
    studyOf(context, 'salim', 456 + turn, 146, 108) +
    stroke(d`M${ex} ${ey}L${hx} ${hy}`, palette.deep, 45, { 'stroke-linecap': 'round' }) +
    stroke(d`M${hx} ${hy - 6}V${hy - 34}`, role.look.skin, 32, { 'stroke-linecap': 'round' }) +
    stroke(d`M${ex} ${ey}L${hx} ${hy}`, role.shirt, 40, { 'stroke-linecap': 'butt' }) +
    rect(0, 0, W, H, headlights)
  );
};

/** The stationer's door: he goes in under its sign. */
export const stationer: Drawing = (context) => {
  const { W, H, t, colours, definitions, writer } = context;
  const { palette } = colours;
  const wall = mix(palette.middle, palette.deep, 0.25);
  const opened = eased((t - 1.1) / 0.7) - eased((t - 3.2) / 0.7);
  const [came, goes] = [Math.min(1, t / 2), eased((t - 2) / 0.9)];
  const leaf = rect(
    560 - 170 * (1 - opened),
    112,
    170 * (1 - opened),
    220,
    mix(palette.middle, palette.darkest, 0.35),
  );
  const him = figure('salim', colours, {
    x: 300 + came * 170,
    y: 336 - goes * 8,
    height: 198 - goes * 24,
    pose: came < 1 || (goes > 0 && goes < 1) ? walkingPose(t * 1.1) : STANDING,
  });
  const line = (text: string, x: number, y: number, size: number, color: string): string =>
    writer.write({ text, locale: 'ar', x, y, size, color, anchor: 'middle' }, definitions);
  const sheets = Array.from({ length: 8 }, (_, i) => {
    const [x, y] = [76 + (i % 4) * 62, 150 + Math.floor(i / 4) * 78];
    return (
      rect(x, y, 44, 58, palette.paper, { rx: 2 }) +
      Array.from({ length: 5 }, (_rule, k) =>
        stroke(d`M${x + 6} ${y + 12 + k * 9}h32`, mix(palette.paper, palette.middle, 0.4), 1.4),
      ).join('')
    );
  });
  return (
    rect(0, 0, W, H, wall) +
    rect(30, 22, 580, 72, palette.deep, { rx: 6 }) +
    rect(37, 29, 566, 58, 'none', { stroke: palette.second, 'stroke-width': 2, rx: 4 }) +
    line('قرطاسية', 470, 74, 44, palette.second) +
    line('ورق مسطّر، أظرف، حبر', 210, 68, 23, palette.paper) +
    rect(54, 122, 280, 190, mix(palette.second, palette.light, 0.5), { rx: 4 }) +
    sheets.join('') +
    rect(390, 112, 170, 220, mix(palette.second, palette.paper, 0.2)) +
    (t < 3 ? leaf + him : him + leaf) +
    stroke(d`M390 112H560V332H390Z`, palette.darkest, 7) +
    rect(0, 326, W, 50, mix(palette.middle, palette.second, 0.5)) +
    rect(0, 324, W, 5, palette.darkest)
  );
};
