import type { CompiledQuery, Kysely } from 'kysely';
import type { QueryResultRow } from 'pg';

import { ownValue } from '@sahra/schemas/own-value';

import type { Database } from './database';
import type { Tables } from './tables';

type Values = Readonly<Record<string, unknown>>;

/**
 * Builds a prepared SELECT for nearly every request: compiled to SQL once, and planned by PostgreSQL once
 * per connection under its name.
 * `build` runs once with `sample`. Its values must differ from each other and from every constant of the
 * statement, because the parameters are found by comparing values.
 */
export const preparedSelect = <Sample extends Values, Row extends QueryResultRow>(
  { queries, pool }: Database,
  name: string,
  sample: Sample,
  build: (queries: Kysely<Tables>, values: Sample) => { compile(): CompiledQuery<Row> },
): ((values: Sample) => Promise<Row | undefined>) => {
  const { sql: text, parameters } = build(queries, sample).compile();
  const places = parameters.map((parameter) => {
    const key = Object.entries(sample).find(([, value]) => Object.is(value, parameter))?.[0];
    return { key, constant: parameter };
  });
  return async (values) => {
    const asked = places.map(({ key, constant }) => (key === undefined ? constant : ownValue(values, key)));
    const { rows } = await pool.query<Row>({ name, text, values: asked });
    return rows[0];
  };
};
