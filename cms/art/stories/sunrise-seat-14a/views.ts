import { mix } from '../../core/color';
import { group, path, rect } from '../../drawing/svg';
import { d } from '../../geometry/point';
import { khatam } from '../../geometry/star';
import { eased } from '../draw-story';
import type { Drawing, ShotContext } from '../story';
import { PANE } from './compartment';
import { landscape } from './landscape';
import { facing, reflection } from './passenger';

/** The slowest train: units a second that the nearest poles slide by. */
export const SPEED = 118;

/** Draws the window's land in the frame of the seat. */
export const seen = (
  context: ShotContext,
  view: { from: number; dawn: number; sun?: number; mirrored: number },
): string =>
  landscape(context, { ...PANE, ...view, passed: view.from + context.t * SPEED, r: 66 }) +
  reflection(context.colours, 226, 250, 66, view.mirrored);

/** Draws content shaken a little by the joints of the rails. */
export const shaken = (t: number, ...content: readonly string[]): string =>
  group(
    { transform: `translate(0 ${(Math.exp(-7 * (t % 1.1)) * Math.sin(t * 30) * 1.6).toFixed(2)})` },
    ...content,
  );

/** Draws the window from outside, with the passenger behind the glass and the land on it. */
export const fromOutside: Drawing = (context) => {
  const { W, H, t, share, colours } = context;
  const { darkest, deep, middle, second, light, paper } = colours.palette;
  const side = mix(middle, deep, 0.3);
  const warmth = eased((share - 0.15) / 0.7);
  const clip = context.definitions.clip(rect(PANE.x, PANE.y, PANE.w, PANE.h, 'white', { rx: 18 }));
  return (
    rect(0, 0, W, H, side) +
    rect(0, 462, W, 26, paper) +
    rect(0, 500, W, 8, mix(second, side, 0.3)) +
    rect(PANE.x - 12, PANE.y - 12, PANE.w + 24, PANE.h + 24, mix(side, darkest, 0.55), { rx: 26 }) +
    group(
      { 'clip-path': clip },
      rect(PANE.x, PANE.y, PANE.w, PANE.h, mix(mix(deep, darkest, 0.4), second, 0.16 + warmth * 0.14)),
      [0, 1, 2]
        .map((i) => path(khatam(90 + i * 90, 150, 16), mix(deep, second, 0.3 + warmth * 0.3)))
        .join(''),
      facing(colours, 172, 262, 84, warmth),
    ) +
    group(
      { opacity: 0.1 },
      landscape(context, { ...PANE, passed: 900 - t * SPEED, dawn: 0.62, sun: 0.1, r: 66 }),
    ) +
    path(d`M${70 + share * 40} ${PANE.y}h46L${PANE.x} ${PANE.y + 150 + share * 40}v-66Z`, light, {
      opacity: 0.16 + 0.14 * warmth,
    })
  );
};
