import pg from 'pg';

import { BEGIN_BULK_CHANGE, END_BULK_CHANGE } from '../../feed/bulk-change.sql';
import { generatedVideo } from './generated-video';
import { BIND, COUNT, INSERT, PREPARE, REMOVE } from '../../strapi/tables/large-catalogue.sql';

const BATCH = 1000;

/** Total number of videos, and the number of generated ones. */
export interface CatalogueSize {
  total: number;
  generated: number;
}

const count = async (client: pg.Client): Promise<{ generated: number; seeded: number }> =>
  (await client.query<{ generated: number; seeded: number }>(COUNT)).rows[0] ?? { generated: 0, seeded: 0 };

const fill = async (client: pg.Client, wanted: number): Promise<void> => {
  for (const statement of PREPARE) await client.query(statement);
  for (let from = 0; from < wanted; from += BATCH) {
    const videos = Array.from({ length: Math.min(BATCH, wanted - from) }, (_, place) => ({
      ...generatedVideo(from + place),
      index: from + place,
    }));
    await client.query(INSERT, [JSON.stringify(videos)]);
  }
  for (const statement of BIND) await client.query(statement);
};

const remove = async (client: pg.Client, wanted: number): Promise<void> => {
  const [select, ...deletions] = REMOVE;
  await client.query(select, [generatedVideo(wanted).code]);
  for (const statement of deletions) await client.query(statement);
};

const resize = async (client: pg.Client, total: number): Promise<CatalogueSize> => {
  await client.query(BEGIN_BULK_CHANGE);
  const { seeded } = await count(client);
  const wanted = Math.max(0, total - seeded);
  await remove(client, wanted);
  await fill(client, wanted);
  await client.query(END_BULK_CHANGE);
  return { total: seeded + wanted, generated: wanted };
};

/**
 * Changes the number of videos to `total` by adding or deleting generated ones; videos of editors and seeds stay. A
 * smaller `total` (0) deletes all generated videos; the same `total` again changes nothing. Runs in one transaction
 * and appends one change to the feed.
 */
export const resizeCatalogue = async (databaseUrl: string, total: number): Promise<CatalogueSize> => {
  const client = new pg.Client({ connectionString: databaseUrl, options: '-c TimeZone=UTC' });
  await client.connect();
  try {
    await client.query('BEGIN');
    const size = await resize(client, total);
    await client.query('COMMIT');
    // Updates the planner's statistics at once, without waiting for autovacuum.
    await client.query('ANALYZE');
    return size;
  } finally {
    await client.end();
  }
};
