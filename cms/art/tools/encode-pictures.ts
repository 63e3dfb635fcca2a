import { createHash } from 'node:crypto';
import { access, mkdir, readFile, writeFile } from 'node:fs/promises';
import { setPriority } from 'node:os';
import { dirname, join } from 'node:path';

import sharp from 'sharp';

import { pictures } from '../catalogue';
import { SHAPES, WIDTHS, type Shape } from '../core/shape';
import { loadTypeface } from '../title/typeface';
import { rasterise } from './rasterise';

const AVIF = { quality: 48, effort: 4 };
const WEBP = { quality: 70, effort: 5 };
/** Encoding takes minutes; whatever else the machine does goes first. */
const LOW_PRIORITY = 15;

type Manifest = Record<string, string>;
const FOLDER = join(__dirname, '..', 'pictures');
const MANIFEST = join(FOLDER, 'drawings.json');

const readManifest = async (): Promise<Manifest> => {
  try {
    return JSON.parse(await readFile(MANIFEST, 'utf8')) as Manifest;
  } catch {
    return {};
  }
};

const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

const encode = async (svg: string, shape: Shape, name: string): Promise<void> => {
  const widths = WIDTHS[shape];
  const largest = await rasterise(svg, SHAPES[shape][0], Math.max(...widths))
    .png({ compressionLevel: 1 })
    .toBuffer();
  for (const width of widths) {
    const sized = sharp(largest).resize({ width });
    const file = join(FOLDER, `${name}-${String(width)}`);
    await sized.clone().avif(AVIF).toFile(`${file}.avif`);
    await sized.webp(WEBP).toFile(`${file}.webp`);
  }
};

/** Draws and encodes every picture whose drawing has changed since the last run. */
const encodePictures = async (): Promise<void> => {
  setPriority(LOW_PRIORITY);
  sharp.concurrency(1);
  const typeface = await loadTypeface();
  const before = await readManifest();
  const drawn: Manifest = {};
  const all = pictures();
  for (const [i, { name, shape, draw }] of all.entries()) {
    const svg = draw(typeface);
    const hash = createHash('sha256')
      .update(JSON.stringify([svg, WIDTHS[shape], AVIF, WEBP]))
      .digest('hex')
      .slice(0, 16);
    const last = join(FOLDER, `${name}-${String(Math.max(...WIDTHS[shape]))}.webp`);
    await mkdir(dirname(last), { recursive: true });
    if (before[name] !== hash || !(await exists(last))) {
      await encode(svg, shape, name);
      console.log(`${String(i + 1)}/${String(all.length)} ${name}`);
    }
    drawn[name] = hash;
    await writeFile(MANIFEST, `${JSON.stringify({ ...before, ...drawn }, null, 2)}\n`);
  }
  await writeFile(MANIFEST, `${JSON.stringify(drawn, null, 2)}\n`);
};

void encodePictures();
