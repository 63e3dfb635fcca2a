import { randomBytes } from 'node:crypto';

import { withTestServerConnection, testServerUrl } from './with-test-server-connection';

export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

/** Returns the URL of the named database on the test server. */
export const testDatabaseUrl = (name: string): string => {
  const url = new URL(testServerUrl());
  url.pathname = `/${name}`;
  return url.href;
};

/**
 * Creates a database for one test file on the server that `jest-database.setup` started: empty, or a copy of
 * `template`.
 */
export const createTestDatabase = async (template?: string): Promise<TestDatabase> => {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await withTestServerConnection((client) =>
    client.query(`CREATE DATABASE ${name}${template === undefined ? '' : ` TEMPLATE ${template}`}`),
  );
  return {
    url: testDatabaseUrl(name),
    drop: async () => {
      await withTestServerConnection((client) =>
        client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
      );
    },
  };
};
