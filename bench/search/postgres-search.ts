import pg from 'pg';

import { AliasBook } from '../../cms/src/search/alias-book';
import { fold } from '@sahra/schemas/fold';
import { searchEntry } from '../../cms/src/search/search-entry';
import type { SearchDocument } from '../../cms/src/search/search-document';

/**
 * The peer of the benchmark: PostgreSQL full-text search with Arabic and English stemmers, and trigrams for typing
 * errors.
 */
export interface PostgresSearch {
  search(query: string): Promise<string[]>;
  sizeMb(): Promise<number>;
  close(): Promise<void>;
}

const SCHEMA = `
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
  CREATE TABLE documents (id text PRIMARY KEY, title text NOT NULL, rest text NOT NULL,
    words tsvector GENERATED ALWAYS AS (
      setweight(to_tsvector('arabic', title), 'A') || setweight(to_tsvector('english', title), 'A') ||
      to_tsvector('arabic', rest) || to_tsvector('english', rest)) STORED);`;
const INDEXES = `
  CREATE INDEX ON documents USING gin (words);
  CREATE INDEX ON documents USING gin (title gin_trgm_ops);
  ANALYZE documents;`;

/** Matches every word, the last one as a prefix. Title similarity covers typing errors. */
const SEARCH = `
  WITH asked AS (SELECT to_tsquery('arabic', $1) AS arabic, to_tsquery('english', $1) AS english)
  SELECT id FROM documents, asked
  WHERE words @@ arabic OR words @@ english OR $2 <% title
  ORDER BY ts_rank(words, arabic) + ts_rank(words, english) + word_similarity($2, title) DESC, id LIMIT 50`;

const tsQuery = (folded: string): string =>
  folded
    .split(' ')
    .map((word, place, all) => (place === all.length - 1 ? `${word}:*` : word))
    .join(' & ');

/** Fills an empty database with the same folded words as our index, including alternative spellings. */
export const postgresSearch = async (
  url: string,
  documents: readonly SearchDocument[],
  spellings: readonly (readonly string[])[],
): Promise<PostgresSearch> => {
  const client = new pg.Client({
    connectionString: url,
    options: '-c pg_trgm.word_similarity_threshold=0.5',
  });
  await client.connect();
  await client.query(SCHEMA);
  const aliases = new AliasBook(spellings);
  const entries = documents.map((document) => {
    const { title, people, alias, belongsTo, text } = searchEntry(document, aliases).fields;
    return {
      id: document.id,
      title: title.join(' '),
      rest: [people, alias, belongsTo, text].flat().join(' '),
    };
  });
  await client.query(
    'INSERT INTO documents (id, title, rest) SELECT * FROM unnest($1::text[], $2::text[], $3::text[])',
    [entries.map(({ id }) => id), entries.map(({ title }) => title), entries.map(({ rest }) => rest)],
  );
  await client.query(INDEXES);
  return {
    search: async (query) => {
      const folded = fold(query);
      const values = [tsQuery(folded), folded];
      const { rows } = await client.query<{ id: string }>({ name: 'search', text: SEARCH, values });
      return rows.map(({ id }) => id);
    },
    sizeMb: async () => {
      const { rows } = await client.query<{ bytes: string }>(
        "SELECT pg_total_relation_size('documents') AS bytes",
      );
      return Number(rows[0]?.bytes ?? 0) / 2 ** 20;
    },
    close: () => client.end(),
  };
};
