import { openDatabase, type Database } from './database';

/** Opens the database for one task and always closes it afterwards, also on errors. */
export const withDatabase = async (
  url: string,
  work: (database: Database) => Promise<void>,
): Promise<void> => {
  const database = openDatabase(url, (error) => {
    process.stderr.write(`accounts: a database connection ended (${error.message})\n`);
  });
  try {
    await work(database);
  } finally {
    await database.close();
  }
};
