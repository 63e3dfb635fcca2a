import { stat } from 'node:fs/promises';
import { basename, join } from 'node:path';

import type { Core } from '@strapi/strapi';

/** A picture of cms/art/pictures, e.g. `shows/respawn-poster-600`, with the English words for the media library. */
export type PictureUploader = (name: string, altEn: string) => Promise<number>;

interface UploadService {
  upload(input: {
    data: { fileInfo: { name: string; alternativeText: string } };
    files: { filepath: string; originalFilename: string; mimetype: string; size: number };
  }): Promise<{ id: number }[]>;
  setSettings(settings: Record<string, boolean>): Promise<unknown>;
}

/** Puts drawn pictures into the media library as they are: they need no further sizes. Answers the id of the file there. */
export const pictureUploader = async (strapi: Core.Strapi): Promise<PictureUploader> => {
  const service: UploadService = strapi.plugin('upload').service('upload');
  await service.setSettings({ sizeOptimization: false, responsiveDimensions: false, autoOrientation: true });
  return async (name, altEn) => {
    const filepath = join(strapi.dirs.app.root, 'art/pictures', `${name}.webp`);
    const originalFilename = `${basename(name)}.webp`;
    const [uploaded] = await service.upload({
      data: { fileInfo: { name: originalFilename, alternativeText: altEn } },
      files: { filepath, originalFilename, mimetype: 'image/webp', size: (await stat(filepath)).size },
    });
    if (!uploaded) throw new Error(`The media library did not take ${name}.`);
    return uploaded.id;
  };
};
