import { mix } from '../../core/color';
import { group, path, rect, stroke } from '../../drawing/svg';
import { d } from '../../geometry/point';
import { khatam } from '../../geometry/star';
import { eased } from '../draw-story';
import type { ShotContext } from '../story';
import { widow } from './cast';
import { slidingCity } from './city';
import { hand } from './hand';
import { ticket } from './ticket';

/** Draws the driver's machine, out of which tickets come one by one into the widow's hand. */
export const tearingTickets = (context: ShotContext, starts: readonly number[]): string => {
  const { t, colours, W, H } = context;
  const { palette } = colours;
  const she = widow(colours);
  const sway = 3 * Math.sin(t * 1.6);
  const metal = mix(palette.deep, palette.paper, 0.3);
  const tickets = starts.map((start, i) => {
    const out = eased((t - start) / 0.6);
    const taken = eased((t - start - 0.75) / 0.7);
    if (out === 0) return '';
    const middle = (starts.length - 1) / 2;
    return ticket(context, {
      x: 470 - 96 * out + (270 + i * 20 - 374) * taken,
      y: 172 + (150 + (i - middle) * 34 - 172 + sway) * taken,
      w: 190,
      tilt: (i - middle) * 17 * taken,
    });
  });
  const waiting = starts.map((start, i) => (t < start + 0.75 ? tickets[i] : '')).join('');
  const taken = starts.map((start, i) => (t < start + 0.75 ? '' : tickets[i])).join('');
  return (
    slidingCity(context, { x: -10, y: -40, w: W + 20, h: 330 }, 70) +
    rect(-10, -10, W + 20, H + 20, palette.darkest, { opacity: 0.45 }) +
    rect(-10, 268, W + 20, 120, mix(palette.deep, palette.darkest, 0.4)) +
    rect(-10, 268, W + 20, 3, mix(palette.deep, palette.paper, 0.3)) +
    waiting +
    rect(446, 84, 240, 210, metal, { rx: 18 }) +
    rect(446, 84, 240, 210, 'none', { rx: 18, stroke: mix(metal, palette.darkest, 0.5), 'stroke-width': 4 }) +
    rect(438, 118, 26, 108, mix(metal, palette.darkest, 0.6), { rx: 8 }) +
    path(khatam(560, 150, 36), palette.second) +
    stroke(khatam(560, 150, 24), palette.paper, 2) +
    group(
      {},
      ...[0, 1, 2].map((i) =>
        rect(510 + i * 36, 216, 26, 22, i === 1 ? palette.second : palette.light, { rx: 5 }),
      ),
    ) +
    stroke(d`M500 258H622`, mix(metal, palette.darkest, 0.4), 3) +
    hand({
      x: 158,
      y: 196 + sway,
      size: 62,
      turn: -12,
      skin: she.look.skin,
      sleeve: she.body,
      dark: palette.darkest,
      held: taken,
    })
  );
};
