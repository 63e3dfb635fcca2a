import type { Core } from '@strapi/strapi';

import { DELETE_REASONS } from '../../seeds/delete-reasons';
import { positionAt } from './position-at';
import { seedRecords } from './seed-records';

/** Seeds the reasons for deleting an account. */
export const seedDeleteReasons = async (strapi: Core.Strapi): Promise<void> => {
  await seedRecords(
    strapi,
    'delete-reason',
    DELETE_REASONS.map(({ key, en, ar }, index) => ({
      facts: { key, position: positionAt(index) },
      words: { en, ar },
    })),
  );
};
