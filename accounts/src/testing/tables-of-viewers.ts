import { sql } from 'kysely';

import type { Database } from '../platform/database/database';

/** Reads from the database every column with a foreign key to viewers. */
export const tablesOfViewers = async ({
  queries,
}: Database): Promise<{ table: string; column: string }[]> => {
  const { rows } = await sql<{ table: string; column: string }>`
    select constrained.relname as table, attribute.attname as column
    from pg_constraint
    join pg_class constrained on constrained.oid = conrelid
    join pg_attribute attribute on attribute.attrelid = conrelid and attribute.attnum = any (conkey)
    where contype = 'f' and confrelid = 'viewers'::regclass
    order by 1, 2`.execute(queries);
  return rows;
};
