import { join } from 'node:path';

import type { Core } from '@strapi/strapi';

import { addFileRecord, storeFiles } from '../strapi/services/media-library';
import { drawnPicture } from './drawn-picture';

/** Uploads a picture of cms/art/pictures, e.g. `shows/respawn-poster`, with its English alt text. */
export type PictureUploader = (name: string, altEn: string) => Promise<number>;

/** Folder of the committed pictures, relative to the root of the cms. */
export const PICTURES = 'art/pictures';

const putIntoLibrary = async (strapi: Core.Strapi, name: string, altEn: string): Promise<number> => {
  const { main, formats, tint } = await drawnPicture(join(strapi.dirs.app.root, PICTURES), name);
  await storeFiles(strapi, [main, ...Object.values(formats)]);
  return addFileRecord(strapi, { ...main, formats, tint, alternativeText: altEn });
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
