import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import sharp from 'sharp';

import { CHANNEL_PICTURES } from '../../seeds/channel-pictures';
import type { PictureSeed } from '../../seeds/picture-seed';
import { SHOW_PICTURES } from '../../seeds/show-pictures';
import { VIDEO_PICTURES } from '../../seeds/video-pictures';
import { pictureSvg } from './picture-svg';

/** `npm run pictures` draws the pictures of the seeds; the files are committed. */
const OUT = fileURLToPath(new URL('../../seeds/pictures/', import.meta.url));

const SHEETS: readonly {
  folder: string;
  width: number;
  height: number;
  pictures: Readonly<Record<string, PictureSeed>>;
}[] = [
  { folder: 'videos', width: 1280, height: 720, pictures: VIDEO_PICTURES },
  { folder: 'shows', width: 800, height: 1200, pictures: SHOW_PICTURES },
  { folder: 'channels', width: 640, height: 640, pictures: CHANNEL_PICTURES },
];

const FAVICON = { scene: 'star', palette: 'saffron', seed: 1 } as const;

const run = async (): Promise<void> => {
  await sharp(Buffer.from(pictureSvg(FAVICON, 64, 64)))
    .png()
    .toFile(fileURLToPath(new URL('../../favicon.png', import.meta.url)));
  for (const { folder, width, height, pictures } of SHEETS) {
    await mkdir(join(OUT, folder), { recursive: true });
    for (const [name, order] of Object.entries(pictures))
      await sharp(Buffer.from(pictureSvg(order, width, height)))
        .webp({ quality: 82, effort: 6 })
        .toFile(join(OUT, folder, `${name}.webp`));
  }
};

void run();
