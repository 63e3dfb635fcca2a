import { join } from 'node:path';

import type { Core } from '@strapi/strapi';

import type { MediaFile } from '../pictures/media-file';
import { drawnPicture } from './drawn-picture';

/** Uploads a picture of cms/art/pictures, e.g. `shows/respawn-poster`, with its English alt text. */
export type PictureUploader = (name: string, altEn: string) => Promise<number>;

interface ProviderService {
  upload(file: MediaFile): Promise<void>;
}

/** Folder of the committed pictures, relative to the root of the cms. */
export const PICTURES = 'art/pictures';

const putIntoLibrary = async (strapi: Core.Strapi, name: string, altEn: string): Promise<number> => {
  const provider: ProviderService = strapi.plugin('upload').service('provider');
  const { main, formats, tint } = await drawnPicture(join(strapi.dirs.app.root, PICTURES), name);
  await Promise.all([main, ...Object.values(formats)].map((file) => provider.upload(file)));
  const stored: unknown = await strapi.db.query('plugin::upload.file').create({
    data: {
      ...main,
      formats,
      tint,
      alternativeText: altEn,
      folderPath: '/',
      provider: strapi.config.get('plugin::upload.provider'),
    },
  });
  return (stored as { id: number }).id;
};

/**
 * Creates an uploader that stores a committed picture in the media library, all widths and types as one record, and
 * returns its id. A second upload of the same picture returns the same record.
 */
export const pictureUploader = (strapi: Core.Strapi): PictureUploader => {
  const uploaded = new Map<string, Promise<number>>();
  return (name, altEn) => {
    const known = uploaded.get(name) ?? putIntoLibrary(strapi, name, altEn);
    uploaded.set(name, known);
    return known;
  };
};
