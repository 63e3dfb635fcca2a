import type { Core } from '@strapi/strapi';

import { altOf } from '../../art/alt';
import { SHOW_HINTS } from '../../art/hints/show-hints';
import { APP_STORES, MODALS, SMART_BANNER } from '../../seeds/promotions';
import { allSettledOrThrow } from './all-settled-or-throw';
import type { PictureUploader } from './picture-uploader';
import { seedRecords, type RecordSeed } from './seed-records';
import { seedWords } from './seed-words';
import { withAlt } from './with-alt';

const DAY_MS = 24 * 60 * 60_000;

/** Seeds the promotions, which begin `now`, and the banner for installing the app. */
export const seedPromotions = async (
  strapi: Core.Strapi,
  upload: PictureUploader,
  now: number,
): Promise<void> => {
  const records = await allSettledOrThrow(
    MODALS.map(
      async ({
        code,
        show,
        channel,
        endsInDays,
        watchTarget = null,
        subscribeTarget = null,
        en,
        ar,
      }): Promise<RecordSeed> => {
        const alt = altOf(channel, { seed: show, ...SHOW_HINTS[show] });
        return {
          facts: {
            code,
            active: true,
            startsAt: new Date(now),
            endsAt: endsInDays === undefined ? null : new Date(now + endsInDays * DAY_MS),
            picture: await upload(`shows/${show}-wide`, alt.en),
            watchTarget,
            subscribeTarget,
          },
          words: withAlt({ en, ar }, 'pictureAlt', alt),
        };
      },
    ),
  );
  await seedRecords(strapi, 'modal', records);
  await seedWords(strapi, 'api::smart-banner.smart-banner', SMART_BANNER);
  await strapi.documents('api::smart-banner.app-store').create({ data: { ...APP_STORES } });
};
