import type { ArtRecord } from '../core/record';
import { channelsOf, contrastOf } from '../core/color';
import { SHAPES, type Shape } from '../core/shape';
import { posterSvg, titleOf } from '../poster';
import type { Typeface } from '../title/typeface';
import { rasterise } from './rasterise';

/** Share of a line's pixels that may be darker or lighter than the result: single specks of grain. */
const SPECKS = 0.01;

/**
 * Returns the lowest contrast of any title line with the pixels behind it. The ground is the painted picture with
 * shade and grain, but without letters.
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
