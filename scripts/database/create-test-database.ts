import { randomBytes } from 'node:crypto';

import pg from 'pg';

export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

const onServer = async (serverUrl: string, statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
};

/** An empty database of its own for one test file, on the server that `jest-database.setup` started. */
export const createTestDatabase = async (): Promise<TestDatabase> => {
  const serverUrl = process.env['TEST_DATABASE_URL'];
  if (!serverUrl)
    throw new Error(
      "No test database server: name '@sahra/scripts/database/jest-database.setup' as globalSetup.",
    );
  const name = `test_${randomBytes(6).toString('hex')}`;
  await onServer(serverUrl, `CREATE DATABASE ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => onServer(serverUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`) };
};
