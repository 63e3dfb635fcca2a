import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Core } from '@strapi/strapi';
import sharp from 'sharp';

import { pictureFormatOf } from './picture-format';
import { stripMetadata } from './strip-metadata';

const STORE = { type: 'plugin', name: 'upload' } as const;
/** Gets another name when more is stripped, so that stored pictures are looked at again. */
const KEY = 'sahra-metadata-stripped-2';
const UID = 'plugin::upload.file';

interface StoredFile {
  id: number;
  url: string;
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/**
 * Turns upright and strips, once, the originals that were uploaded before uploads did so themselves. Their renditions
 * are upright and have no metadata.
 */
export const stripStoredPictures = async (strapi: Core.Strapi): Promise<void> => {
  const store = strapi.store(STORE);
  if ((await store.get({ key: KEY })) === true) return;
  const files = (await strapi.db
    .query(UID)
    .findMany({ where: { provider: 'local' }, select: ['id', 'url'] })) as readonly StoredFile[];
  for (const { id, url } of files) {
    const path = join(strapi.dirs.static.public, url);
    try {
      const bytes = await readFile(path);
      const format = pictureFormatOf(bytes);
      if (!format) continue;
      const stripped = await stripMetadata(bytes, format);
      if (stripped.equals(bytes)) continue;
      await writeFile(path, stripped);
      const { width, height, pageHeight } = await sharp(stripped).metadata();
      await strapi.db.query(UID).update({
        where: { id },
        data: { width, height: pageHeight ?? height, size: Math.round(stripped.length / 10) / 100 },
      });
    } catch (error) {
      if (!isMissing(error)) strapi.log.warn(`The picture ${url} could not be stripped: ${String(error)}`);
    }
  }
  await store.set({ key: KEY, value: true });
};
