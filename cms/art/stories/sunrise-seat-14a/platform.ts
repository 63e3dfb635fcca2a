import { mix } from '../../core/color';
import { arch } from '../../drawing/arch';
import { path, rect, stroke } from '../../drawing/svg';
import { looker } from '../../figures/guest';
import { person } from '../../figures/person';
import { d } from '../../geometry/point';
import { khatam } from '../../geometry/star';
import type { ShotContext } from '../story';
import { passengerLook } from './passenger';
import { PANE } from './compartment';

const FOOT = PANE.y + PANE.h - 34;

/** Draws the platform of the last station behind the window, moved to the left by `passed`. */
export const platform = (context: ShotContext, passed: number): string => {
  const { t, colours, writer, definitions } = context;
  const { darkest, deep, middle, light, second, paper } = colours.palette;
  const { look } = passengerLook(colours);
  const wall = mix(second, paper, 0.45);
  const at = (x: number): number => PANE.x + x - passed;
  const bays = Array.from({ length: 12 }, (_, i) => {
    const x = at(i * 118 - 60);
    if (x < -140 || x > 420) return '';
    return (
      path(
        d`M${x} ${PANE.y + 92}h118V${FOOT}h-118Z` + arch(x + 14, PANE.y + 112, 90, FOOT - PANE.y - 112),
        wall,
        { 'fill-rule': 'evenodd' },
      ) + path(khatam(x, PANE.y + 128, 13), middle)
    );
  }).join('');
  const sign = at(848);
  return (
    bays +
    rect(PANE.x - 20, PANE.y + 84, 320, 12, mix(middle, deep, 0.3)) +
    rect(PANE.x - 20, FOOT, 320, 60, mix(second, deep, 0.5)) +
    rect(PANE.x - 20, FOOT, 320, 5, paper) +
    stroke(d`M${sign - 76} ${PANE.y + 92}v8M${sign + 76} ${PANE.y + 92}v8`, darkest, 4) +
    rect(sign - 92, PANE.y + 98, 184, 44, deep, { rx: 6 }) +
    rect(sign - 88, PANE.y + 102, 176, 36, 'none', { rx: 4, stroke: light, 'stroke-width': 1.6 }) +
    writer.write(
      {
        text: 'المحطة الأخيرة',
        locale: 'ar',
        x: sign,
        y: PANE.y + 127,
        size: 22,
        color: paper,
        anchor: 'middle',
      },
      definitions,
    ) +
    looker(at(420), FOOT + 4, 138, 'fall', look, paper, mix(paper, middle, 0.4)) +
    person({
      x: at(848),
      y: FOOT + 8,
      height: 126,
      pose: {
        head: [0, 0.94],
        neck: [0, 0.8],
        hip: [0, 0.5],
        arms: [
          [
            [0.17, 0.88],
            [0.17 + Math.sin(t * 7) * 0.08, 1.06],
          ],
          [
            [-0.13, 0.64],
            [-0.12, 0.48],
          ],
        ],
        legs: [
          [
            [0.05, 0.26],
            [0.06, 0.01],
          ],
          [
            [-0.06, 0.26],
            [-0.08, 0.01],
          ],
        ],
      },
      head: 'turban',
      look: { ...look, accent: paper },
      shirt: mix(middle, deep, 0.3),
      trousers: deep,
      isRobed: true,
    })
  );
};
