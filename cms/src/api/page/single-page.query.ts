import type { ReadContext } from '../../rest/define-route';
import { wordsParameters } from '../../rest/join-words.sql';
import { Refusal } from '../../rest/refusal';

/**
 * Reads the row of a single page in the first available language. `select` must name the page's words `w`.
 * Throws 404 when no requested language is published.
 */
export const readSinglePage = async <Row extends object>(
  reading: ReadContext,
  select: string,
): Promise<Row> => {
  const [row] = await reading.database.rows<Row>(
    `${select}
     WHERE w.locale = ANY($1::text[]) AND w.is_draft = $2
     ORDER BY array_position($1::text[], w.locale::text) LIMIT 1`,
    wordsParameters(reading),
  );
  if (!row) throw new Refusal(404, 'NOT_FOUND');
  return row;
};

/** Reads a single page that has words only. */
export const readSinglePageWords = <Row extends object>(
  reading: ReadContext,
  view: string,
  columns: readonly (keyof Row & string)[],
): Promise<Row> =>
  readSinglePage<Row>(
    reading,
    `SELECT ${columns.map((column) => `w.${column}`).join(', ')} FROM content.${view} w`,
  );
