import sharp from 'sharp';

import { contrastOfLuminances, linearOf, luminanceOf, luminanceOfLinear } from '../core/color';
import { SHAPES, type Shape } from '../core/shape';
import type { PaintedLine } from '../title/title';
import { rasterise } from './rasterise';

/** Share of the pixels around a line's letters that may be worse: single specks of grain. */
const SPECKS = 0.01;
/** Blur radius in pixels: closer to a letter, encoding and anti-aliasing mix its colour with the ground. */
const EDGE = 1.4;
/** Pixels drawn around the box of a line: farther than the blur reaches. */
const MARGIN = 8;

/** The linear share of each value of a channel, so that no pixel computes a power. */
const LINEAR = Float64Array.from({ length: 256 }, (_, value) => linearOf(value));

interface Pixels {
  data: Buffer;
  info: sharp.OutputInfo;
}

/** Rectangle of pixels; right and bottom are not part of it. */
interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const pixelsOf = (image: sharp.Sharp): Promise<Pixels> => image.raw().toBuffer({ resolveWithObject: true });

/** Returns the pixels that the box of a line covers, and as many around them within the picture. */
const areaOf = (
  { box }: PaintedLine,
  scale: number,
  { width, height }: sharp.OutputInfo,
  margin = 0,
): Area => ({
  left: Math.max(0, Math.floor(box.x * scale) - margin),
  top: Math.max(0, Math.floor(box.y * scale) - margin),
  right: Math.min(width, Math.ceil((box.x + box.w) * scale) + margin),
  bottom: Math.min(height, Math.ceil((box.y + box.h) * scale) + margin),
});

/** Returns the contrast of one line with its ground, 0 when none of its letters or ground is seen. */
const contrastOfLine = async (painted: Pixels, line: PaintedLine, shape: Shape): Promise<number> => {
  const [W, H] = SHAPES[shape];
  const { width, channels } = painted.info;
  const scale = width / W;
  const drawn = areaOf(line, scale, painted.info, MARGIN);
  const letters = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${String(W)} ${String(H)}"><rect width="100%" height="100%"/><path d="${line.d}" fill="#fff"/></svg>`;
  const mask = await pixelsOf(
    rasterise(letters, W, width).extract({
      left: drawn.left,
      top: drawn.top,
      width: drawn.right - drawn.left,
      height: drawn.bottom - drawn.top,
    }),
  );
  const halo = await pixelsOf(sharp(mask.data, { raw: mask.info }).blur(EDGE));
  const { data } = painted;
  const ink: [number, number, number] = [0, 0, 0];
  let letterPixels = 0;
  const ground: number[] = [];
  const { left, top, right, bottom } = areaOf(line, scale, painted.info);
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) {
      const of = (y * width + x) * channels;
      const inMask = (y - drawn.top) * mask.info.width + (x - drawn.left);
      const [red = 0, green = 0, blue = 0] = [data[of], data[of + 1], data[of + 2]];
      if ((mask.data[inMask * mask.info.channels] ?? 0) > 250) {
        ink[0] += red;
        ink[1] += green;
        ink[2] += blue;
        letterPixels += 1;
      } else if ((halo.data[inMask * halo.info.channels] ?? 0) < 3)
        ground.push(luminanceOfLinear(LINEAR[red] ?? 0, LINEAR[green] ?? 0, LINEAR[blue] ?? 0));
    }
  const mean = (sum: number): number => sum / Math.max(1, letterPixels);
  const color = luminanceOf([mean(ink[0]), mean(ink[1]), mean(ink[2])]);
  const found = Float64Array.from(ground, (luminance) => contrastOfLuminances(color, luminance)).sort();
  return found[Math.floor(found.length * SPECKS)] ?? 0;
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
  const painted = await pixelsOf(sharp(picture).removeAlpha());
  return Math.min(...(await Promise.all(lines.map((line) => contrastOfLine(painted, line, shape)))));
};
