import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { Readable } from 'node:stream';

import sharp from 'sharp';

import { THUMBNAIL, type MediaFile } from '../pictures/media-file';
import { darkTint } from '../pictures/dark-tint';

/** Committed picture: its largest WebP, the other files by their key, and its tint. */
export interface DrawnPicture {
  main: MediaFile;
  formats: Record<string, MediaFile>;
  tint: string;
}

const FILE = /^(.+)-(\d+)\.(avif|webp)$/;
const BYTES_PER_KB = 1000;
const DIGEST_LENGTH = 10;

const filesOf = async (folder: string, name: string): Promise<{ width: number; type: string }[]> =>
  (await readdir(join(folder, dirname(name)))).flatMap((file) => {
    const [, base, width, type] = FILE.exec(file) ?? [];
    return base === basename(name) && type !== undefined ? { width: Number(width), type } : [];
  });

/** The name contains a hash of the content, so seeding again after a crash overwrites the same files. */
const mediaFile = (name: string, { width, type }: { width: number; type: string }, data: Buffer) => ({
  name: `${basename(name)}-${width}.${type}`,
  hash: `${basename(name)}_${width}_${createHash('sha256').update(data).digest('hex').slice(0, DIGEST_LENGTH)}`,
  ext: `.${type}`,
  mime: `image/${type}`,
  width,
  size: data.length / BYTES_PER_KB,
  sizeInBytes: data.length,
  getStream: () => Readable.from([data]),
});

/** Reads all widths and types of a committed picture, e.g. `shows/respawn-poster`. */
export const drawnPicture = async (folder: string, name: string): Promise<DrawnPicture> => {
  const found = (await filesOf(folder, name)).sort((a, b) => a.width - b.width);
  const read = (width: number, type: string): Promise<Buffer> =>
    readFile(join(folder, `${name}-${width}.${type}`));
  const [smallest, largest] = [found[0]?.width, found.at(-1)?.width];
  if (smallest === undefined || largest === undefined) throw new Error(`There is no picture ${name}.`);
  const { width, height } = await sharp(await read(largest, 'webp')).metadata();
  const heightAt = (across: number): number => Math.round((across * height) / width);
  const files = await Promise.all(
    found.map(async (each) => ({
      each,
      file: { ...mediaFile(name, each, await read(each.width, each.type)), height: heightAt(each.width) },
    })),
  );
  const formats: Record<string, MediaFile> = {};
  let main: MediaFile | null = null;
  for (const { each, file } of files)
    if (each.type === 'webp' && each.width === largest) main = file;
    else
      formats[each.type === 'webp' && each.width === smallest ? THUMBNAIL : `${each.type}_${each.width}`] =
        file;
  if (!main) throw new Error(`The picture ${name} has no WebP of its largest width.`);
  return { main, formats, tint: await darkTint(await read(smallest, 'webp')) };
};
