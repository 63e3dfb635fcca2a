import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';

import type { Tables } from './tables';

const POOL_SIZE = 10;
const CONNECT_TIMEOUT_MS = 5_000;
const STATEMENT_TIMEOUT_MS = 15_000;

/** Pool (one connection per statement) or running transaction. */
export type Queries = Kysely<Tables> | Transaction<Tables>;

export interface Database {
  queries: Kysely<Tables>;
  /** The same pool, for libraries that write their own SQL. */
  pool: pg.Pool;
  close(): Promise<void>;
}

/** Opens the connection pool; no other code connects to PostgreSQL. It connects at the first statement. */
export const openDatabase = (url: string, onIdleError: (error: Error) => void): Database => {
  const pool = new pg.Pool({
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    application_name: 'sahra-accounts',
  });
  // Without a listener, a database restart would crash the process.
  pool.on('error', onIdleError);
  return {
    queries: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }),
    pool,
    close: () => pool.end(),
  };
};
