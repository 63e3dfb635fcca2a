import { testDatabaseUrl } from './create-test-database';
import { withTestServerLock } from './with-test-server-connection';

/**
 * Ensures that the test server has the template database `name`; creates it with `fill` when missing. A lock makes
 * this happen once per test run, however many processes ask. After a failed `fill` the next caller tries again.
 */
export const ensureTemplateDatabase = (name: string, fill: (url: string) => Promise<void>): Promise<void> =>
  withTestServerLock(name, async (client) => {
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [name]);
    if (rowCount) return;
    const unfinished = `${name}_unfinished`;
    await client.query(`DROP DATABASE IF EXISTS ${unfinished} WITH (FORCE)`);
    await client.query(`CREATE DATABASE ${unfinished}`);
    await fill(testDatabaseUrl(unfinished));
    await client.query(`ALTER DATABASE ${unfinished} RENAME TO ${name}`);
  });
