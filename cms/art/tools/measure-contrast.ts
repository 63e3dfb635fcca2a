import type { ArtRecord } from '../core/record';
import { channelsOf, contrastOf } from '../core/color';
import { SHAPES, type Shape } from '../core/shape';
import { posterSvg, titleOf } from '../poster';
import type { Typeface } from '../title/typeface';
import { rasterise } from './rasterise';

/** Of a line's pixels the share that may be darker or lighter than what is reported: single specks of grain. */
const SPECKS = 0.01;

/**
 * The lowest contrast of any line of the title with the pixels behind it. The ground is the picture as it is
 * painted, with its shade and grain but without its letters.
 */
export const measureContrast = async (
  record: ArtRecord,
  shape: Shape,
  typeface: Typeface,
): Promise<number> => {
  const title = titleOf(record, shape, typeface);
  if (title === null) throw new Error(`A ${shape} carries no title.`);
  const [W] = SHAPES[shape];
  const svg = posterSvg(record, shape, typeface, { isWithoutLetters: true });
  const { data, info } = await rasterise(svg, W, W).raw().toBuffer({ resolveWithObject: true });
  const ratios = title.lines.map(({ box, fill }) => {
    const ink = channelsOf(fill);
    const found: number[] = [];
    for (let y = Math.floor(box.y); y < box.y + box.h; y++) {
      for (let x = Math.floor(box.x); x < box.x + box.w; x++) {
        const at = (y * info.width + x) * info.channels;
        found.push(contrastOf(ink, [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]));
      }
    }
    found.sort((a, b) => a - b);
    return found[Math.floor(found.length * SPECKS)] ?? 0;
  });
  return Math.min(...ratios);
};
