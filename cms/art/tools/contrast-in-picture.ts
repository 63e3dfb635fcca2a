import sharp from 'sharp';

import { contrastOf, type Rgb } from '../core/color';
import { SHAPES, type Shape } from '../core/shape';
import type { PaintedLine } from '../title/title';
import { rasterise } from './rasterise';

/** Share of the pixels around a line's letters that may be worse: single specks of grain. */
const SPECKS = 0.01;
/** Blur radius in pixels: closer to a letter, encoding and anti-aliasing mix its colour with the ground. */
const EDGE = 1.4;

interface Pixels {
  data: Buffer;
  info: sharp.OutputInfo;
}

const pixelsOf = (image: sharp.Sharp): Promise<Pixels> => image.raw().toBuffer({ resolveWithObject: true });

const colorAt = ({ data, info }: Pixels, at: number): Rgb => {
  const i = at * info.channels;
  return [data[i] ?? 0, data[i + 1] ?? 0, data[i + 2] ?? 0];
};

const meanOf = (colors: readonly Rgb[]): Rgb => {
  const mean = (channel: 0 | 1 | 2): number =>
    colors.reduce((sum, color) => sum + color[channel], 0) / Math.max(1, colors.length);
  return [mean(0), mean(1), mean(2)];
};

/**
 * Returns the lowest contrast of any title line in an encoded picture: the colour of its letters against all pixels
 * between and around them. Returns 0 when no letters are visible.
 */
export const contrastInPicture = async (
  picture: string | Buffer,
  lines: readonly PaintedLine[],
  shape: Shape,
): Promise<number> => {
  const [W, H] = SHAPES[shape];
  const painted = await pixelsOf(sharp(picture).removeAlpha());
  const { width } = painted.info;
  const scale = width / W;
  const ratios = lines.map(async ({ d, box }) => {
    const letters = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${String(W)} ${String(H)}"><rect width="100%" height="100%"/><path d="${d}" fill="#fff"/></svg>`;
    const mask = await pixelsOf(rasterise(letters, W, width));
    const halo = await pixelsOf(sharp(mask.data, { raw: mask.info }).blur(EDGE));
    const ink: Rgb[] = [];
    const ground: Rgb[] = [];
    for (let y = Math.floor(box.y * scale); y < (box.y + box.h) * scale; y++)
      for (let x = Math.floor(box.x * scale); x < (box.x + box.w) * scale; x++) {
        const at = y * width + x;
        if (colorAt(mask, at)[0] > 250) ink.push(colorAt(painted, at));
        else if (colorAt(halo, at)[0] < 3) ground.push(colorAt(painted, at));
      }
    const color = meanOf(ink);
    const found = ground.map((pixel) => contrastOf(color, pixel)).sort((a, b) => a - b);
    return found[Math.floor(found.length * SPECKS)] ?? 0;
  });
  return Math.min(...(await Promise.all(ratios)));
};
