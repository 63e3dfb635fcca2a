import pg from 'pg';

/** Reads with prepared statements. */
export interface Database {
  rows<Row extends object>(text: string, values: readonly unknown[]): Promise<Row[]>;
  close(): Promise<void>;
}

/** Maximum number of connections for REST reads; the admin panel uses Strapi's own pool. */
const CONNECTIONS_MAX = 8;

/**
 * Session settings for REST reads. They find rows by key, so a generic plan always fits, and planning would
 * cost more than the read. The catalogue is in memory, so random access costs little more than a scan. The search
 * path keeps Strapi's own tables out of reach: docs/decisions/0155.
 */
const SESSION =
  '-c plan_cache_mode=force_generic_plan -c jit=off -c random_page_cost=1.1 -c search_path=content';

/** Opens the pool for REST reads. Statements have names, so each connection prepares each text once. */
export const openDatabase = (connectionString: string): Database => {
  const pool = new pg.Pool({ connectionString, max: CONNECTIONS_MAX, options: SESSION });
  // The next read replaces an idle connection that the server closed. Without a listener the process would exit.
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
