import { FACT_TYPES } from '../../facts/fact-types';
import { factTables } from './fact-tables';
import { uniqueAddressSql } from './unique-address.sql';
import { uniqueSeasonSql } from './unique-season.sql';

const ONE_PER_LANGUAGE_AND_STATUS = '(document_id, locale, (published_at IS NULL))';

const WORDS_OF_THEIR_OWN = [
  'business_pages',
  'contact_pages',
  'faq_entries',
  'faq_pages',
  'homes',
  'landings',
  'manifesto_pages',
  'privacy_pages',
  'settings',
  'footers',
  'smart_banners',
  'terms_pages',
  'where_to_watch_pages',
];

/**
 * SQL constraints. Strapi checks `unique` only before a write, so it does not hold for concurrent writers.
 * They are created on every start, after Strapi's own schema: its migrations run before the tables exist,
 * and its schema sync drops unknown indexes.
 */
export const constraintsSql = (): string =>
  [
    ...FACT_TYPES.map(factTables).flatMap(({ facts, words, keyColumn }) => [
      `CREATE UNIQUE INDEX IF NOT EXISTS ${facts}_${keyColumn}_once ON ${facts} (${keyColumn})`,
      `CREATE UNIQUE INDEX IF NOT EXISTS ${facts}_document_once ON ${facts} (document_id)`,
      `CREATE UNIQUE INDEX IF NOT EXISTS ${words}_once ON ${words} ${ONE_PER_LANGUAGE_AND_STATUS}`,
    ]),
    ...WORDS_OF_THEIR_OWN.map(
      (table) => `CREATE UNIQUE INDEX IF NOT EXISTS ${table}_once ON ${table} ${ONE_PER_LANGUAGE_AND_STATUS}`,
    ),
    'CREATE INDEX IF NOT EXISTS schedule_entries_by_time ON schedule_entries (starts_at, document_id)',
    'CREATE INDEX IF NOT EXISTS videos_newest ON videos (coalesce(released_at, created_at) DESC, code)',
    'CREATE INDEX IF NOT EXISTS videos_in_seasons ON videos (id) WHERE season_number IS NOT NULL',
    uniqueSeasonSql,
    uniqueAddressSql,
  ].join(';\n');
