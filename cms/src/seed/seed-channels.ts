import type { Core } from '@strapi/strapi';

import { altOf } from '../../art/alt';
import { paletteOf } from '../../art/core/palette';
import { CHANNEL_HINTS } from '../../art/hints/channel-hints';
import { CHANNELS } from '../../seeds/channels';
import { allSettledOrThrow } from './all-settled-or-throw';
import type { PictureUploader } from './picture-uploader';
import { positionAt } from './position-at';
import { seedRecords } from './seed-records';
import { withAlt } from './with-alt';

/** Seeds the channels. Returns their ids by slug. */
export const seedChannels = async (
  strapi: Core.Strapi,
  upload: PictureUploader,
): Promise<ReadonlyMap<string, number>> => {
  const records = await allSettledOrThrow(
    CHANNELS.map(async ({ slug, ...words }, index) => {
      const alt = altOf(slug, { seed: slug, ...CHANNEL_HINTS[slug] });
      const picture = await upload(`channels/${slug}`, alt.en);
      return {
        facts: { slug, position: positionAt(index), picture, light: paletteOf(slug).light },
        words: withAlt(words, 'pictureAlt', alt),
      };
    }),
  );
  const ids = await seedRecords(strapi, 'channel', records);
  return new Map(CHANNELS.map(({ slug }, index) => [slug, ids[index] ?? 0]));
};
