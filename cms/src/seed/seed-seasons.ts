import type { Core } from '@strapi/strapi';

import { SHOWS } from '../../seeds/shows';
import { seedRecords } from './seed-records';
import { seededId } from './seeded-id';

/** Seeds the seasons that have a name. */
export const seedSeasons = async (strapi: Core.Strapi, shows: ReadonlyMap<string, number>): Promise<void> => {
  const records = SHOWS.flatMap(({ slug, seasons = [] }) =>
    seasons.map(({ number, year, en, ar }) => ({
      facts: { show: seededId(shows, slug), number, year },
      words: { en, ar },
    })),
  );
  await seedRecords(strapi, 'season', records);
};
