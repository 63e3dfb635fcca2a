import pg from 'pg';

import { BEGIN_AS_ONE, END_AS_ONE } from '../../feed/change-as-one.sql';
import { generatedVideo } from './generated-video';
import { BIND, COUNT, INSERT, PREPARE, REMOVE } from './large-catalogue.sql';

const BATCH = 1000;

/** How many videos there are, and how many of them were generated. */
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
  await client.query(BEGIN_AS_ONE);
  const { seeded } = await count(client);
  const wanted = Math.max(0, total - seeded);
  await remove(client, wanted);
  await fill(client, wanted);
  await client.query(END_AS_ONE);
  return { total: seeded + wanted, generated: wanted };
};

/**
 * Brings the catalogue to `total` videos with generated ones on top of those of editors and seeds, which it
 * never touches: fewer than those (0) removes every generated one. The same `total` again changes nothing.
 * All or nothing, and one change in the feed.
 */
export const resizeCatalogue = async (databaseUrl: string, total: number): Promise<CatalogueSize> => {
  const client = new pg.Client({ connectionString: databaseUrl, options: '-c TimeZone=UTC' });
  await client.connect();
  try {
    await client.query('BEGIN');
    const size = await resize(client, total);
    await client.query('COMMIT');
    // The planner knows the new sizes at once, not when the server next finds time.
    await client.query('ANALYZE');
    return size;
  } finally {
    await client.end();
  }
};
