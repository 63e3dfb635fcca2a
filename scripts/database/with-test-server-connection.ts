import pg from 'pg';

/** Returns the URL of the server that `jest-database.setup` started. */
export const testServerUrl = (): string => {
  const url = process.env['TEST_DATABASE_URL'];
  if (url) return url;
  throw new Error(
    "No test database server: name '@sahra/scripts/database/jest-database.setup' as globalSetup.",
  );
};

/** Runs `work` with one connection to the server's own database, then closes it. */
export const withTestServerConnection = async <Answer>(
  work: (client: pg.Client) => Promise<Answer>,
): Promise<Answer> => {
  const client = new pg.Client({ connectionString: testServerUrl() });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

/** Runs `work` under the lock `name` of the test server, which only one process of a run has at a time. */
export const withTestServerLock = <Answer>(
  name: string,
  work: (client: pg.Client) => Promise<Answer>,
): Promise<Answer> =>
  withTestServerConnection(async (client) => {
    await client.query('SELECT pg_advisory_lock(hashtext($1))', [name]);
    return work(client);
  });
