import { CARD_BYTES, CARD_SIDE } from '@sahra/schemas/card-picture';
import sharp from 'sharp';

import { MAX_PIXELS } from './picture-limits';

/** Side and quality, best first. The last is below the limit for every picture. */
const TRIES = [
  [CARD_SIDE, 82],
  [CARD_SIDE, 64],
  [CARD_SIDE, 44],
  [CARD_SIDE / 2, 44],
] as const;
/** Behind transparent pictures: the ground of the site. */
export const GROUND = '#0a1218';

/** Encodes a picture, of a moving one the first frame, as the JPEG of a card of at most `CARD_BYTES`. */
export const encodeCard = async (picture: Buffer): Promise<Buffer> => {
  let card: Buffer = Buffer.alloc(0);
  for (const [side, quality] of TRIES) {
    card = await sharp(picture, { limitInputPixels: MAX_PIXELS })
      .rotate()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: GROUND })
      .jpeg({ quality, mozjpeg: true })
      .toBuffer();
    if (card.length <= CARD_BYTES) break;
  }
  return card;
};
