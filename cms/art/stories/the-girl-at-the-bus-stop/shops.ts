import { mix } from '../../core/color';
import { circle, path, rect, stroke } from '../../drawing/svg';
import { d } from '../../geometry/point';
import type { ShotContext } from '../story';

export type Era = 'then' | 'today';

/** Signs of the three shops behind the stop, from the left. */
const SIGNS = {
  then: ['خيّاط', 'قرطاسية', 'فرن'],
  today: ['صيدلية', 'هواتف', 'فرن'],
} as const satisfies Record<Era, readonly string[]>;

const LEFTS = [4, 170, 336] as const;
const WIDTH = 154;

const goods = ({ colours: { palette } }: ShotContext, x: number, index: number, era: Era): string => {
  const tone = mix(palette.middle, palette.light, 0.28);
  if (index === 2)
    return Array.from({ length: 10 }, (_, i) =>
      circle(
        x + 22 + (i % 5) * 26,
        196 + Math.floor(i / 5) * 34,
        10,
        mix(palette.second, palette.middle, 0.35),
      ),
    ).join('');
  if (index === 1)
    return Array.from({ length: 12 }, (_, i) =>
      era === 'then'
        ? rect(x + 16 + i * 10.4, 184 + ((i * 7) % 9), 8, 30, i % 3 === 0 ? palette.light : tone)
        : rect(x + 18 + (i % 6) * 20, 182 + Math.floor(i / 6) * 34, 13, 24, tone, { rx: 2 }),
    ).join('');
  return Array.from({ length: 3 }, (_, i) => {
    const at = x + 34 + i * 42;
    return era === 'then'
      ? path(d`M${at - 12} 184L${at} 176L${at + 12} 184L${at + 15} 236H${at - 15}Z`, tone)
      : rect(at - 10, 182, 20, 34, tone, { rx: 4 }) + rect(at - 4, 174, 8, 8, tone);
  }).join('');
};

/** The row of shops behind the stop, with their signs. */
export const shops = (context: ShotContext, wall: string, era: Era): string => {
  const { t, colours, definitions, writer } = context;
  const { palette } = colours;
  const glass = mix(wall, palette.darkest, 0.35);
  return SIGNS[era]
    .map((text, index) => {
      const x = LEFTS[index] ?? 0;
      const sway = Math.sin(t * 1.6 + index) * 1.4;
      const stripes = Array.from({ length: 7 }, (_, i) =>
        path(
          d`M${x + (i * WIDTH) / 7} 148h${WIDTH / 7}l${sway} 15q${-WIDTH / 14} 7 ${-WIDTH / 7} 0Z`,
          i % 2 === 0 ? palette.middle : mix(palette.second, palette.light, 0.4),
        ),
      ).join('');
      return (
        rect(x + 6, 160, WIDTH - 12, 128, glass) +
        goods(context, x, index, era) +
        rect(x + 6, 252, WIDTH - 12, 36, mix(wall, palette.darkest, 0.15)) +
        stroke(d`M${x + WIDTH / 2} 160V288`, wall, 3) +
        stripes +
        rect(x, 116, WIDTH, 33, palette.deep, { rx: 3 }) +
        rect(x + 3, 119, WIDTH - 6, 27, 'none', { stroke: palette.second, 'stroke-width': 1.2, rx: 2 }) +
        writer.write(
          { text, locale: 'ar', x: x + WIDTH / 2, y: 139, size: 20, color: palette.second, anchor: 'middle' },
          definitions,
        )
      );
    })
    .join('');
};
