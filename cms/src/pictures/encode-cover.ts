import { COVER_SIDE } from '@sahra/schemas/card-picture';
import sharp from 'sharp';

import { GROUND } from './encode-card';
import { MAX_PIXELS } from './picture-limits';

/** Side at which the ground is enlarged from, in pixels: so small that nothing in it can be made out. */
const BLURRED_SIDE = 24;
const GROUND_BRIGHTNESS = 0.6;
const QUALITY = 80;

const square = (side: number, fit: 'cover' | 'inside') => ({ width: side, height: side, fit });

/** Encodes a picture as a square JPEG. Nothing of it is cut, since posters have their title in it: its colours are beside it. */
export const encodeCover = async (picture: Buffer): Promise<Buffer> => {
  const read = () =>
    sharp(picture, { limitInputPixels: MAX_PIXELS }).rotate().flatten({ background: GROUND });
  const blurred = await read()
    .resize(square(BLURRED_SIDE, 'cover'))
    .modulate({ brightness: GROUND_BRIGHTNESS })
    .png()
    .toBuffer();
  const { data: shown, info } = await read()
    .resize(square(COVER_SIDE, 'inside'))
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(blurred)
    .resize(square(COVER_SIDE, 'cover'))
    .composite([{ input: shown, raw: info, gravity: 'centre' }])
    .jpeg({ quality: QUALITY })
    .toBuffer();
};
