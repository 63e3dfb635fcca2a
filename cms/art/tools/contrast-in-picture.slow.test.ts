import { join } from 'node:path';

import sharp from 'sharp';

import { artRecords } from '../catalogue';
import { SHAPES, WIDTHS, type Shape } from '../core/shape';
import { titleOf } from '../poster';
import { paintLines, type Title } from '../title/title';
import { loadTypeface, type Typeface } from '../title/typeface';
import { contrastInPicture } from './contrast-in-picture';
import { FOLDER } from './encoding';
import { rasterise } from './rasterise';

const TEXT = 4.5;

const titled = artRecords().flatMap(({ name, record, shapes }) =>
  Object.entries(shapes)
    .filter(([, shape]) => shape === 'poster' || shape === 'short')
    .map(([ending, shape]) => ({ file: `${name}${ending}`, record, shape })),
);

describe('titles in the committed pictures', () => {
  let typeface: Typeface;
  beforeAll(async () => {
    typeface = await loadTypeface();
  });

  const needTitle = (record: (typeof titled)[number]['record'], shape: Shape): Title => {
    const title = titleOf(record, shape, typeface);
    if (title === null) throw new Error(`A ${shape} carries no title.`);
    return title;
  };

  it.each(titled)('read in $file', async ({ file, record, shape }) => {
    const encoded = join(FOLDER, `${file}-${String(Math.max(...WIDTHS[shape]))}.avif`);
    const { lines } = needTitle(record, shape);
    expect(await contrastInPicture(encoded, lines, shape)).toBeGreaterThanOrEqual(TEXT);
  });

  it('are distinguished from titles that do not read', async () => {
    const [{ record, shape }] = titled as [(typeof titled)[number]];
    const [W, H] = SHAPES[shape];
    const title = needTitle(record, shape);
    const on = (ground: string): Promise<Buffer> => {
      const painted = paintLines({
        ...title,
        lines: title.lines.map((line) => ({ ...line, fill: '#fdf3e1' })),
      });
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${String(W)} ${String(H)}"><rect width="100%" height="100%" fill="${ground}"/>${painted}</svg>`;
      return rasterise(svg, W, W).png().toBuffer();
    };
    expect(await contrastInPicture(await on('#8197a4'), title.lines, shape)).toBeLessThan(TEXT);
    expect(await contrastInPicture(await on('#0a1218'), title.lines, shape)).toBeGreaterThan(TEXT);
  });

  it('are missed where they are not painted', async () => {
    const [{ record, shape }] = titled as [(typeof titled)[number]];
    const [W, H] = SHAPES[shape];
    const bare = await sharp({ create: { width: W, height: H, channels: 3, background: '#0a1218' } })
      .png()
      .toBuffer();
    expect(await contrastInPicture(bare, needTitle(record, shape).lines, shape)).toBeLessThan(TEXT);
  });
});
