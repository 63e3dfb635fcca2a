import { stat } from 'node:fs/promises';
import { join } from 'node:path';

import type { Core } from '@strapi/strapi';

import { CHANNEL_PICTURES } from '../../seeds/channel-pictures';
import type { PictureSeed } from '../../seeds/picture-seed';
import { SHOW_PICTURES } from '../../seeds/show-pictures';
import { VIDEO_PICTURES } from '../../seeds/video-pictures';

export type PictureFolder = 'channels' | 'shows' | 'videos';

export interface SeededPicture {
  id: number;
  seed: PictureSeed;
}

/** Finds an uploaded picture by its name in the seeds; a name that no seed has is a mistake in the seeds. */
export type PictureFinder = (folder: PictureFolder, name: string) => SeededPicture;

interface UploadService {
  upload(input: {
    data: { fileInfo: { name: string; alternativeText: string } };
    files: { filepath: string; originalFilename: string; mimetype: string; size: number };
  }): Promise<{ id: number }[]>;
  setSettings(settings: Record<string, boolean>): Promise<unknown>;
}

const FOLDERS: Readonly<Record<PictureFolder, Readonly<Record<string, PictureSeed>>>> = {
  channels: CHANNEL_PICTURES,
  shows: SHOW_PICTURES,
  videos: VIDEO_PICTURES,
};

const uploadOne = async (
  service: UploadService,
  file: string,
  name: string,
  seed: PictureSeed,
): Promise<number> => {
  const [uploaded] = await service.upload({
    data: { fileInfo: { name, alternativeText: seed.alt.en } },
    files: { filepath: file, originalFilename: name, mimetype: 'image/webp', size: (await stat(file)).size },
  });
  if (!uploaded) throw new Error(`The media library did not take ${name}.`);
  return uploaded.id;
};

/** Puts the pictures of the seeds into the media library, as they are: they need no further sizes. */
export const uploadPictures = async (strapi: Core.Strapi): Promise<PictureFinder> => {
  const service: UploadService = strapi.plugin('upload').service('upload');
  await service.setSettings({ sizeOptimization: false, responsiveDimensions: false, autoOrientation: true });
  const uploaded = new Map<string, SeededPicture>();
  for (const [folder, pictures] of Object.entries(FOLDERS))
    for (const [name, seed] of Object.entries(pictures)) {
      const file = join(strapi.dirs.app.root, 'seeds/pictures', folder, `${name}.webp`);
      uploaded.set(`${folder}/${name}`, {
        id: await uploadOne(service, file, `${folder}-${name}.webp`, seed),
        seed,
      });
    }
  return (folder, name) => {
    const picture = uploaded.get(`${folder}/${name}`);
    if (!picture) throw new Error(`The seeds name the picture ${folder}/${name}, which does not exist.`);
    return picture;
  };
};
