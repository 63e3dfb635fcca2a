import { join } from 'node:path';

import type { Core } from '@strapi/strapi';

import { BEGIN_BULK_CHANGE, END_BULK_CHANGE } from '../feed/bulk-change.sql';
import { drawnNames } from './drawn-names';
import { PICTURES, pictureUploader } from './picture-uploader';
import { seedCatalogue } from './seed-catalogue';
import { seedDeleteReasons } from './seed-delete-reasons';
import { seedGlossary } from './seed-glossary';
import { seedMenus } from './seed-menus';
import { seedOtherPages } from './seed-other-pages';
import { seedPages } from './seed-pages';
import { seedPlans } from './seed-plans';
import { seedPromotions } from './seed-promotions';
import { seedSchedule } from './seed-schedule';
import { seedSearchAliases } from './seed-search-aliases';

type Transaction = Parameters<ReturnType<Core.Strapi['db']['connection']['raw']>['transacting']>[0];

const SEEDED_TYPES = [
  'api::channel.channel',
  'api::video.video',
  'api::faq.faq-entry',
  'api::settings.contact',
] as const;

const isEmpty = async (strapi: Core.Strapi): Promise<boolean> => {
  const counts = await Promise.all(SEEDED_TYPES.map((uid) => strapi.db.query(uid).count()));
  return counts.every((count) => count === 0);
};

/** Seeds an empty cms in one transaction: after a crash it is empty again, and the next run starts over. */
export const seedWhenEmpty = async (strapi: Core.Strapi): Promise<void> => {
  if (!(await isEmpty(strapi))) return;
  const began = Date.now();
  await strapi.db.transaction(async ({ trx }: { trx: Transaction }) => {
    await strapi.db.connection.raw(BEGIN_BULK_CHANGE).transacting(trx);
    const upload = pictureUploader(strapi);
    const drawn = await drawnNames(join(strapi.dirs.app.root, PICTURES));
    await seedCatalogue({ strapi, upload, drawn, now: began });
    await seedSchedule(strapi, began);
    await seedPlans(strapi);
    await seedSearchAliases(strapi);
    await seedPages(strapi, upload);
    await seedOtherPages(strapi, upload);
    await seedMenus(strapi);
    await seedPromotions(strapi, upload, began);
    await seedDeleteReasons(strapi);
    await seedGlossary(strapi, trx);
    await strapi.db.connection.raw(END_BULK_CHANGE).transacting(trx);
  });
  // Without statistics, the first statements of this run would be planned for empty tables, and those plans
  // stay cached.
  await strapi.db.connection.raw('ANALYZE');
  strapi.log.info(`Seeds: done in ${((Date.now() - began) / 1000).toFixed(1)} s`);
};
