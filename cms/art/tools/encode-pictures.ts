import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { setPriority } from 'node:os';
import { dirname, join } from 'node:path';

import sharp from 'sharp';

import { pictures, type Picture } from '../catalogue';
import { SHAPES } from '../core/shape';
import { loadTypeface } from '../title/typeface';
import { avifOf, filesOf, fingerprint, FOLDER, webpOf } from './encoding';
import { rasterise } from './rasterise';

/** Process priority: encoding takes minutes and must not slow down other work. */
const LOW_PRIORITY = 10;

type Manifest = Record<string, string>;
const MANIFEST = join(FOLDER, 'drawings.json');

const readManifest = async (): Promise<Manifest> => {
  try {
    return JSON.parse(await readFile(MANIFEST, 'utf8')) as Manifest;
  } catch {
    return {};
  }
};

const committed = async (): Promise<string[]> => {
  const folders = await readdir(FOLDER, { withFileTypes: true });
  const names = folders
    .filter((entry) => entry.isDirectory())
    .map(async ({ name }) => (await readdir(join(FOLDER, name))).map((file) => `${name}/${file}`));
  return (await Promise.all(names)).flat();
};

const encode = async (svg: string, { name, shape, widths }: Picture): Promise<void> => {
  const largest = await rasterise(svg, SHAPES[shape][0], Math.max(...widths))
    .png({ compressionLevel: 1 })
    .toBuffer();
  for (const width of widths) {
    const sized = sharp(largest).resize({ width });
    const file = join(FOLDER, `${name}-${String(width)}`);
    await sized.clone().avif(avifOf(shape)).toFile(`${file}.avif`);
    await sized.webp(webpOf(shape)).toFile(`${file}.webp`);
  }
};

/** Draws and encodes each picture whose drawing changed since the last run, and deletes files without a picture. */
const encodePictures = async (): Promise<void> => {
  setPriority(LOW_PRIORITY);
  sharp.concurrency(1);
  const typeface = await loadTypeface();
  const before = await readManifest();
  const found = new Set(await committed());
  const drawn: Manifest = {};
  const all = pictures();
  for (const [i, picture] of all.entries()) {
    const { name } = picture;
    const svg = picture.draw(typeface);
    const hash = fingerprint(svg, picture);
    const files = filesOf(picture);
    if (before[name] !== hash || files.some((file) => !found.has(file))) {
      await mkdir(dirname(join(FOLDER, name)), { recursive: true });
      await encode(svg, picture);
      console.log(`${String(i + 1)}/${String(all.length)} ${name}`);
    }
    drawn[name] = hash;
    // Written after each picture, so that an interrupted run continues where it stopped.
    await writeFile(MANIFEST, `${JSON.stringify({ ...before, ...drawn }, null, 2)}\n`);
    for (const file of files) found.delete(file);
  }
  for (const file of found) await rm(join(FOLDER, file));
  await writeFile(MANIFEST, `${JSON.stringify(drawn, null, 2)}\n`);
};

void encodePictures();
