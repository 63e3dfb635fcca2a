import pg from 'pg';

/** Reads with statements that the server parses once. */
export interface Database {
  rows<Row extends object>(text: string, values: readonly unknown[]): Promise<Row[]>;
  close(): Promise<void>;
}

/** Connections kept for REST reads; Strapi's own pool serves the desk. */
const CONNECTIONS_MAX = 8;

/**
 * Every read finds its rows by key: one plan for ever is right, and making it anew costs more than the read itself.
 * The catalogue lies in memory, where a row found by an index costs little more than the next one of a scan.
 */
const SESSION = '-c plan_cache_mode=force_generic_plan -c jit=off -c random_page_cost=1.1';

/** Opens the pool for REST reads. Statements are named, so each connection prepares a text once. */
export const openDatabase = (connectionString: string): Database => {
  const pool = new pg.Pool({ connectionString, max: CONNECTIONS_MAX, options: SESSION });
  // An idle connection that the server closes is replaced at the next read; without a listener it ends the process.
  pool.on('error', () => undefined);
  const names = new Map<string, string>();
  const nameOf = (text: string): string => {
    const name = names.get(text) ?? `read_${names.size}`;
    names.set(text, name);
    return name;
  };
  return {
    rows: async <Row extends object>(text: string, values: readonly unknown[]) =>
      (await pool.query<Row>({ name: nameOf(text), text, values: [...values] })).rows,
    close: () => pool.end(),
  };
};
