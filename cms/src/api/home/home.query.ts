import type { Locale } from '@sahra/schemas/constants';

import type { ReadContext } from '../../rest/define-route';
import { Refusal } from '../../rest/refusal';
import { wordsParameters } from '../../rest/join-words.sql';
import { mapStoredRows, selectRowsSql, type StoredRow } from '../../rows/rows.query';
import type { HomePage } from './home.schema';

interface HomeRow {
  title: string;
  locale: Locale;
  featured: string[];
  rows: StoredRow[];
}

/**
 * Words and selection have a single row each, so the join needs no key. A show counts only when its words
 * are readable.
 */
const SELECT = `
  SELECT w.title, w.locale, ${selectRowsSql('home', 'w')} AS rows,
    ARRAY(
      SELECT s.slug FROM content.home_selections_featured l JOIN content.shows s ON s.id = l.show_id
      WHERE EXISTS (
        SELECT FROM content.show_texts t
        WHERE t.document = s.document AND t.locale = ANY($1::text[]) AND t.is_draft = $2)
      ORDER BY l.place
    )::text[] AS featured
  FROM content.homes w
  WHERE w.locale = ANY($1::text[]) AND w.is_draft = $2
  ORDER BY array_position($1::text[], w.locale::text) LIMIT 1`;

/** Reads the copy of the home page. Throws 404 when no requested language is published. */
export const homePage = async (reading: ReadContext): Promise<HomePage> => {
  const [row] = await reading.database.rows<HomeRow>(SELECT, wordsParameters(reading));
  if (!row) throw new Refusal(404, 'NOT_FOUND');
  return { slug: 'home', ...row, rows: mapStoredRows('home', row.rows) };
};
