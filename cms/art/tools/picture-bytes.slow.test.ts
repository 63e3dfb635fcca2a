import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

import { pictures, type Picture } from '../catalogue';
import type { Shape } from '../core/shape';
import { loadTypeface } from '../title/typeface';
import { filesOf, fingerprint, FOLDER } from './encoding';

const KB = 1000;
const ALL = 45_000 * KB;

/** Byte limits of pictures in the first view and in a row of cards. */
const LIMITS: readonly [Shape, width: number, bytes: number][] = [
  ['hero-tall', 480, 45 * KB],
  ['hero-tall', 720, 45 * KB],
  ['upright', 480, 45 * KB],
  ['upright', 720, 45 * KB],
  ['banner', 1920, 90 * KB],
  ['banner', 2880, 150 * KB],
  ['hero-wide', 1920, 90 * KB],
  ['hero-wide', 2880, 150 * KB],
  ['poster', 400, 25 * KB],
  ['still', 800, 35 * KB],
  ['pillarbox', 800, 35 * KB],
];

const sizeOf = async (file: string): Promise<number> => (await stat(join(FOLDER, file))).size;

const overweight = async (
  all: readonly Picture[],
  shape: Shape,
  width: number,
  limit: number,
): Promise<string[]> => {
  const files = all
    .filter((picture) => picture.shape === shape && picture.widths.includes(width))
    .map(({ name }) => `${name}-${String(width)}.avif`);
  const sizes = await Promise.all(files.map(sizeOf));
  return files.filter((_, i) => (sizes[i] ?? 0) > limit);
};

describe('committed pictures', () => {
  const all = pictures();

  it('are those of the catalogue, no fewer and no more', async () => {
    const expected = all.flatMap(filesOf);
    const folders = ['channels', 'landing', 'shows', 'videos'];
    const found = await Promise.all(
      folders.map(async (folder) => (await readdir(join(FOLDER, folder))).map((file) => `${folder}/${file}`)),
    );
    expect(found.flat().sort()).toEqual(expected.sort());
  });

  it('are encoded from the drawings as they are now', async () => {
    const typeface = await loadTypeface();
    const manifest = JSON.parse(await readFile(join(FOLDER, 'drawings.json'), 'utf8')) as unknown;
    expect(manifest).toEqual(
      Object.fromEntries(all.map((picture) => [picture.name, fingerprint(picture.draw(typeface), picture)])),
    );
  });

  it('weigh less than 45 MB together', async () => {
    const sizes = await Promise.all(all.flatMap(filesOf).map(sizeOf));
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(ALL);
  });

  it.each(LIMITS)('keep %s at %i pixels within %i bytes', async (shape, width, limit) => {
    expect(await overweight(all, shape, width, limit)).toEqual([]);
  });

  it('would be told when too heavy', async () => {
    expect((await overweight(all, 'poster', 400, KB)).length).toBeGreaterThan(0);
  });
});
