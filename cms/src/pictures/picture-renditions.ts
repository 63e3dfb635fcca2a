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
 * Makes the media library store every uploaded picture as AVIF and WebP in three widths and know its tint. The
 * plugin's own thumbnail is not made beside them: the smallest WebP has its key.
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
      // The plugin saves what its pipeline holds of a file when all formats are stored.
      file.tint = await darkTint(picture);
      return encodeRenditions(picture, file);
    },
  }));
};
