import type { Reading } from '../../rest/define-route';
import { Refusal } from '../../rest/refusal';
import { wordValues } from '../../rest/words-of';

/** The words of a page that exists once, in the best language at hand; refused when it is published in none. */
export const pageWords = async <Row extends object>(
  reading: Reading,
  table: string,
  columns: readonly (keyof Row & string)[],
): Promise<Row> => {
  const [row] = await reading.database.rows<Row>(
    `SELECT ${columns.join(', ')} FROM ${table}
     WHERE locale = ANY($1::text[]) AND (published_at IS NULL) = $2
     ORDER BY array_position($1::text[], locale::text) LIMIT 1`,
    wordValues(reading),
  );
  if (!row) throw new Refusal(404, 'NOT_FOUND');
  return row;
};
