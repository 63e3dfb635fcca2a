import type { Core } from '@strapi/strapi';

import { altOf } from '../../art/alt';
import { paletteOf } from '../../art/core/palette';
import { CHANNEL_HINTS } from '../../art/hints/channel-hints';
import { SPORTS } from '../../seeds/sports';
import { allSettledOrThrow } from './all-settled-or-throw';
import type { PictureUploader } from './picture-uploader';
import { positionAt } from './position-at';
import { seedRecords } from './seed-records';
import { withAlt } from './with-alt';

/** Seeds the sports. Returns their ids by slug. */
export const seedSports = async (
  strapi: Core.Strapi,
  upload: PictureUploader,
): Promise<ReadonlyMap<string, number>> => {
  const records = await allSettledOrThrow(
    SPORTS.map(async ({ slug, pictureOf, ...words }, index) => {
      const alt = altOf(pictureOf, { seed: pictureOf, ...CHANNEL_HINTS[pictureOf] });
      const picture = await upload(`channels/${pictureOf}`, alt.en);
      return {
        facts: { slug, position: positionAt(index), picture, light: paletteOf(pictureOf).light },
        words: withAlt(words, 'pictureAlt', alt),
      };
    }),
  );
  const ids = await seedRecords(strapi, 'sport', records);
  return new Map(SPORTS.map(({ slug }, index) => [slug, ids[index] ?? 0]));
};
