import type { Core } from '@strapi/strapi';

import { altOf } from '../../art/alt';
import { HERO } from '../../art/hints/hero-hint';
import { META_TAGS } from '../../seeds/meta-tags';
import type { PictureUploader } from './picture-uploader';
import { seedRecords } from './seed-records';
import { withAlt } from './with-alt';

const NO_ALT = { en: '', ar: '' };

/** Seeds the metadata of the pages. */
export const seedMetaTags = async (strapi: Core.Strapi, upload: PictureUploader): Promise<void> => {
  const alt = altOf(HERO.channel, HERO);
  const picture = await upload('landing/hero-wide-ltr', alt.en);
  const records = META_TAGS.map(({ code, hero, en, ar }) => ({
    facts: { code, picture: hero ? picture : null },
    words: withAlt({ en, ar }, 'pictureAlt', hero ? alt : NO_ALT),
  }));
  await seedRecords(strapi, 'meta-tags', records);
};
