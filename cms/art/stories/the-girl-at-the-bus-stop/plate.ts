import { group, path, rect } from '../../drawing/svg';
import { round } from '../../geometry/point';
import { khatam } from '../../geometry/star';
import { eased } from '../draw-story';
import type { Drawing } from '../story';

const [WIDTH, HEIGHT] = [188, 58];

/** Enamel plate that names a morning and counts the paving stones; it slides in from the left. */
export const plate =
  (morning: string, stones: string): Drawing =>
  ({ t, colours, definitions, writer }) => {
    const { palette } = colours;
    const out = (1 - eased((t - 0.15) / 0.6)) * (WIDTH + 40);
    const [x, y] = [16, 14];
    const line = (text: string, at: number, size: number, color: string, weight: number): string =>
      writer.write(
        { text, locale: 'ar', x: x + WIDTH / 2, y: at, size, color, weight, anchor: 'middle' },
        definitions,
      );
    return group(
      { transform: `translate(${String(round(-out))} 0)` },
      rect(x + 3, y + 4, WIDTH, HEIGHT, palette.darkest, { rx: 7, opacity: 0.4 }),
      rect(x, y, WIDTH, HEIGHT, palette.deep, { rx: 7 }),
      rect(x + 4, y + 4, WIDTH - 8, HEIGHT - 8, 'none', {
        rx: 4,
        stroke: palette.paper,
        'stroke-width': 1.4,
      }),
      path(khatam(x + 13, y + HEIGHT / 2, 4) + khatam(x + WIDTH - 13, y + HEIGHT / 2, 4), palette.light),
      line(morning, stones === '' ? y + 35 : y + 27, stones === '' ? 18 : 21, palette.paper, 600),
      stones === '' ? '' : line(stones, y + 46, 14, palette.second, 400),
    );
  };
