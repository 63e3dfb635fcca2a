import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';

import sharp from 'sharp';

import { pictures } from '../catalogue';
import { SHAPES } from '../core/shape';
import { loadTypeface } from '../title/typeface';
import { rasterise } from './rasterise';

/**
 * Draws all pictures on one sheet, for a review before encoding:
 * `tsx contact-sheet.ts --out FILE [--only PATTERN] [--height PX]`.
 */
const { values } = parseArgs({
  options: {
    out: { type: 'string' },
    only: { type: 'string', default: '' },
    height: { type: 'string', default: '150' },
    width: { type: 'string', default: '1500' },
  },
});

const GAP = 8;

const drawSheet = async (out: string): Promise<void> => {
  const [height, sheetWidth] = [Number(values.height), Number(values.width)];
  const typeface = await loadTypeface();
  const placed: { input: Buffer; left: number; top: number }[] = [];
  let [left, top] = [GAP, GAP];
  const chosen = pictures().filter(({ name }) => new RegExp(values.only).test(name));
  for (const { shape, draw } of chosen) {
    const [W, H] = SHAPES[shape];
    const width = Math.round((height * W) / H);
    if (left + width + GAP > sheetWidth) [left, top] = [GAP, top + height + GAP];
    const input = await rasterise(draw(typeface), W, width).png().toBuffer();
    placed.push({ input, left, top });
    left += width + GAP;
  }
  await mkdir(dirname(out), { recursive: true });
  const ground = {
    width: sheetWidth,
    height: top + height + GAP,
    channels: 3 as const,
    background: '#05090d',
  };
  await sharp({ create: ground }).composite(placed).webp({ quality: 82 }).toFile(out);
};

if (values.out === undefined) throw new Error('Name the file of the sheet: --out sheet.webp');
void drawSheet(values.out);
