import { testDatabaseUrl } from './create-test-database';
import { onTestServer } from './on-test-server';

/**
 * Sees to it that the tests' server has the database `name` to be copied from, and fills it with `fill` if it has not:
 * once in a run of tests, however many processes ask at the same time. One whose filling failed is filled anew by the
 * next who asks.
 */
export const templateDatabase = (name: string, fill: (url: string) => Promise<void>): Promise<void> =>
  onTestServer(async (client) => {
    await client.query('SELECT pg_advisory_lock(hashtext($1))', [name]);
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [name]);
    if (rowCount) return;
    const unfinished = `${name}_unfinished`;
    await client.query(`DROP DATABASE IF EXISTS ${unfinished} WITH (FORCE)`);
    await client.query(`CREATE DATABASE ${unfinished}`);
    await fill(testDatabaseUrl(unfinished));
    await client.query(`ALTER DATABASE ${unfinished} RENAME TO ${name}`);
  });
