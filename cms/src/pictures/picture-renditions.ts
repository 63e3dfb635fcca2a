import { buffer } from 'node:stream/consumers';

import type { Core } from '@strapi/strapi';

import { darkTint } from './dark-tint';
import { encodeRenditions } from './encode-renditions';
import type { MediaFile } from './media-file';

type PictureFile = MediaFile & { tint?: string };

interface ImageManipulation {
  generateThumbnail(file: PictureFile): Promise<MediaFile | null>;
  generateResponsiveFormats(file: PictureFile): Promise<{ key: string; file: MediaFile }[]>;
}

interface Registry<Entry> {
  extend(uid: string, change: (entry: Entry) => unknown): unknown;
}

const UPLOADED_PICTURE = 'plugin::upload.file';

/**
 * Stores every uploaded picture as AVIF and WebP in three widths, and its tint. It replaces the plugin's own
 * thumbnail: the smallest WebP has the same key.
 */
export const addPictureRenditions = (strapi: Core.Strapi): void => {
  const contentTypes: Registry<{ attributes: object }> = strapi.get('content-types');
  contentTypes.extend(UPLOADED_PICTURE, ({ attributes }) => {
    Object.assign(attributes, { tint: { type: 'string', configurable: false } });
  });
  const services: Registry<ImageManipulation> = strapi.get('services');
  services.extend('plugin::upload.image-manipulation', (own) => ({
    ...own,
    generateThumbnail: () => Promise.resolve(null),
    generateResponsiveFormats: async (file: PictureFile) => {
      const picture = await buffer(file.getStream());
      // The plugin saves the file's properties after all formats are stored.
      file.tint = await darkTint(picture);
      return encodeRenditions(picture, file);
    },
  }));
};
