import { buffer } from 'node:stream/consumers';

import type { Core } from '@strapi/strapi';

import { addFileAttribute } from '../strapi/services/add-file-attribute';
import { extendService } from '../strapi/services/extend-service';
import { darkTint } from './dark-tint';
import { encodeRenditions } from './encode-renditions';
import type { MediaFile } from './media-file';

type PictureFile = MediaFile & { tint?: string };

interface ImageManipulation {
  generateThumbnail(file: PictureFile): Promise<MediaFile | null>;
  generateResponsiveFormats(file: PictureFile): Promise<{ key: string; file: MediaFile }[]>;
}

/**
 * Stores every uploaded picture as AVIF and WebP in three widths, and its tint. It replaces the plugin's own
 * thumbnail: the smallest WebP has the same key.
 */
export const addPictureRenditions = (strapi: Core.Strapi): void => {
  addFileAttribute(strapi, 'tint');
  extendService<ImageManipulation>(strapi, 'plugin::upload.image-manipulation', () => ({
    generateThumbnail: () => Promise.resolve(null),
    generateResponsiveFormats: async (file: PictureFile) => {
      const picture = await buffer(file.getStream());
      // The plugin saves the file's properties after all formats are stored.
      file.tint = await darkTint(picture);
      return encodeRenditions(picture, file);
    },
  }));
};
