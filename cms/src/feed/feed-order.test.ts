import fc from 'fast-check';
import pg from 'pg';

import { createTestDatabase, type TestDatabase } from '@sahra/scripts/database/create-test-database';

import { feedOrderSql, feedTrigger } from './feed.sql';

let database: TestDatabase;

const connected = async (): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  return client;
};

beforeAll(async () => {
  database = await createTestDatabase();
  const client = await connected();
  await client.query(feedOrderSql(100_000));
  await client.query('CREATE TABLE published (id text); CREATE SEQUENCE feed.naive');
  await client.query(feedTrigger('published', "feed.record_facts('faq-entry', 'id')"));
  await client.end();
});
afterAll(() => database.drop());

const APPEND = 'INSERT INTO published VALUES (gen_random_uuid()::text)';
const WRITERS = 3;

interface Reader {
  poll(): Promise<void>;
  seen(): number;
}

const startReader = async (client: pg.Client): Promise<Reader> => {
  const { rows } = await client.query<{ last: number }>(
    'SELECT coalesce(max(number), 0)::int AS last FROM feed.changes',
  );
  let cursor = rows[0]?.last ?? 0;
  let seen = 0;
  return {
    seen: () => seen,
    poll: async () => {
      const page = await client.query<{ number: number }>(
        'SELECT number::int FROM feed.changes WHERE number > $1 ORDER BY number',
        [cursor],
      );
      seen += page.rows.length;
      cursor = page.rows.at(-1)?.number ?? cursor;
    },
  };
};

/** Each turn advances one writer by a step (begin, append, commit); the reader polls after every step. */
const interleave = async (
  turns: readonly number[],
  append: string,
): Promise<{ seen: number; written: number }> => {
  const writers = await Promise.all(Array.from({ length: WRITERS }, connected));
  const client = await connected();
  const reader = await startReader(client);
  const steps = ['BEGIN', append, 'COMMIT'];
  const taken = writers.map(() => 0);
  let written = 0;
  const step = async (turn: number): Promise<void> => {
    const statement = steps[(taken[turn] ?? 0) % steps.length] ?? append;
    taken[turn] = (taken[turn] ?? 0) + 1;
    if (statement === append) written += 1;
    await writers[turn]?.query(statement);
    await reader.poll();
  };
  for (const turn of turns) await step(turn);
  for (const turn of writers.keys()) while ((taken[turn] ?? 0) % steps.length !== 0) await step(turn);
  await Promise.all([...writers, client].map((each) => each.end()));
  return { seen: reader.seen(), written };
};

const schedules = fc.array(fc.nat({ max: WRITERS - 1 }), { minLength: 6, maxLength: 30 });

test('a reader that polls at any moment of any interleaving misses nothing', async () => {
  await fc.assert(
    fc.asyncProperty(schedules, async (schedule) => {
      const { seen, written } = await interleave(
        schedule,
        'INSERT INTO published VALUES (gen_random_uuid()::text)',
      );
      expect(seen).toBe(written);
    }),
    { numRuns: 25 },
  );
});

test('a reader that polls while many write at once misses nothing', async () => {
  const writers = await Promise.all(Array.from({ length: 6 }, connected));
  const client = await connected();
  const reader = await startReader(client);
  const each = 25;
  const write = async (writer: pg.Client): Promise<void> => {
    for (let count = 0; count < each; count += 1)
      await writer.query(`BEGIN; ${APPEND}; SELECT pg_sleep(random() / 200); COMMIT`);
  };
  const ended = new AbortController();
  const done = Promise.all(writers.map(write)).finally(() => ended.abort());
  while (!ended.signal.aborted) await reader.poll();
  await done;
  await reader.poll();
  expect(reader.seen()).toBe(writers.length * each);
  await Promise.all([...writers, client].map((one) => one.end()));
});

test('the same reader loses rows of a plain sequence: the check can fail', async () => {
  const naive = `INSERT INTO feed.changes (number, type, document)
    SELECT 2000000000 + nextval('feed.naive'), 'faq-entry', gen_random_uuid()::text`;
  const { seen, written } = await interleave([0, 0, 1, 1, 1, 0], naive);
  expect(seen).toBeLessThan(written);
});
