import pg from 'pg';

/** Creates the named databases that do not exist on the server yet. */
export const createMissingDatabases = async (serverUrl: string, names: readonly string[]): Promise<void> => {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    const found = await client.query<{ datname: string }>('SELECT datname FROM pg_database');
    const existing = new Set(found.rows.map((row) => row.datname));
    for (const name of names)
      if (!existing.has(name)) await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
};
