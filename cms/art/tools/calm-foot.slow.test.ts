import { join } from 'node:path';

import sharp from 'sharp';

import { pictures } from '../catalogue';
import { channelsOf, contrastOf } from '../core/color';
import { BRAND } from '../drawing/mark';
import { FOLDER } from './encoding';

const TEXT = 4.5;
/** Share of the height below which the page writes text. */
const FOOT = 0.76;
/** Share of pixels to ignore: compression makes single pixels differ from their neighbours. */
const SPECKS = 0.001;

const paper = channelsOf(BRAND.paper);

/** Contrast of the page's text with nearly all pixels below `from`. */
const contrastBelow = async (file: string, from: number): Promise<number> => {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const found: number[] = [];
  for (let at = Math.floor(info.height * from) * info.width; at < info.width * info.height; at++) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at * info.channels, at * info.channels + 3);
    found.push(contrastOf(paper, [red, green, blue]));
  }
  return found.sort((a, b) => a - b)[Math.floor(found.length * SPECKS)] ?? 0;
};

describe('tall heroes', () => {
  const tall = pictures().filter(({ shape }) => shape === 'upright' || shape === 'hero-tall');

  it.each(tall.map(({ name }) => name))('carry the text of the page at the foot of %s', async (name) => {
    expect(await contrastBelow(join(FOLDER, `${name}-480.avif`), FOOT)).toBeGreaterThanOrEqual(TEXT);
  });

  it('do not carry it over the scene of a light ground', async () => {
    expect(await contrastBelow(join(FOLDER, 'shows/mina-cup-backup-upright-480.avif'), 0)).toBeLessThan(TEXT);
  });
});
