import { FACT_TYPES } from '../facts/fact-types';
import { SEASON_FUNCTIONS, seasonTriggers } from './season-feed.sql';

/** Advisory lock that serialises publishing commits. The number must be unique in this database. */
export const FEED_LOCK = 72_421_337;

/**
 * Numbers start at the seconds since this date. A recreated database thus starts above all earlier numbers,
 * so an old cursor is rejected instead of missing the first changes.
 */
const NUMBERS_SINCE = '2026-01-01T00:00:00Z';

const TABLE = `
  CREATE SCHEMA IF NOT EXISTS feed;
  CREATE TABLE IF NOT EXISTS feed.changes (
    number bigint PRIMARY KEY,
    type text NOT NULL,
    document text NOT NULL,
    locale text,
    at timestamptz NOT NULL DEFAULT clock_timestamp(),
    transaction xid8 NOT NULL DEFAULT pg_current_xact_id()
  );
  CREATE INDEX IF NOT EXISTS changes_transaction ON feed.changes (transaction);`;

/**
 * Function that takes the lock, then the next number. The lock lasts until the commit is visible, so numbers
 * appear in commit order and without gaps. A transaction lists each change once, or none when
 * `bulk-change.sql.ts` merges them.
 */
const appendFunction = (keep: number): string => `
  CREATE OR REPLACE FUNCTION feed.append(of_type text, of_document text, of_locale text) RETURNS void
  LANGUAGE plpgsql AS $$
  DECLARE next_number bigint;
  BEGIN
    IF current_setting('feed.as_one', true) = 'on' THEN RETURN; END IF;
    PERFORM pg_advisory_xact_lock(${FEED_LOCK});
    IF EXISTS (
      SELECT FROM feed.changes WHERE transaction = pg_current_xact_id()
        AND type = of_type AND document = of_document AND locale IS NOT DISTINCT FROM of_locale
    ) THEN RETURN; END IF;
    SELECT coalesce(max(number), extract(epoch FROM now() - '${NUMBERS_SINCE}'::timestamptz)::bigint) + 1
      INTO next_number FROM feed.changes;
    INSERT INTO feed.changes (number, type, document, locale) VALUES (next_number, of_type, of_document, of_locale);
    DELETE FROM feed.changes WHERE number <= next_number - ${keep};
  END $$;`;

/** Trigger function; arguments: name in the feed, then the key column, or an empty text and a fixed key. */
const FACTS_FUNCTION = `
  CREATE OR REPLACE FUNCTION feed.record_facts() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP <> 'INSERT' THEN
      PERFORM feed.append(TG_ARGV[0], coalesce(to_jsonb(OLD) ->> TG_ARGV[1], TG_ARGV[2]), NULL);
    END IF;
    IF TG_OP <> 'DELETE' THEN
      PERFORM feed.append(TG_ARGV[0], coalesce(to_jsonb(NEW) ->> TG_ARGV[1], TG_ARGV[2]), NULL);
    END IF;
    RETURN NULL;
  END $$;`;

/**
 * Trigger function; arguments: name in the feed, then the table and key column of the facts, or an empty text and a
 * fixed key (empty: the document id).
 */
const WORDS_FUNCTION = `
  CREATE OR REPLACE FUNCTION feed.record_words() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE words record; document text;
  BEGIN
    IF TG_OP <> 'INSERT' AND OLD.published_at IS NOT NULL THEN words := OLD;
    ELSIF TG_OP <> 'DELETE' AND NEW.published_at IS NOT NULL THEN words := NEW;
    ELSE RETURN NULL;
    END IF;
    IF TG_ARGV[1] = '' THEN
      document := coalesce(nullif(TG_ARGV[2], ''), words.document_id);
    ELSE
      EXECUTE format('SELECT %I FROM %I WHERE document_id = $1', TG_ARGV[2], TG_ARGV[1])
        INTO document USING words.document_id;
    END IF;
    IF document IS NOT NULL THEN PERFORM feed.append(TG_ARGV[0], document, words.locale); END IF;
    RETURN NULL;
  END $$;`;

const relatedFacts = FACT_TYPES.map(
  ({ change, facts, factsTable, key }) =>
    `IF of_type = '${facts}' THEN SELECT ${key} INTO document FROM ${factsTable} WHERE id = of_id;
     IF document IS NOT NULL THEN PERFORM feed.append('${change}', document, NULL); END IF; END IF;`,
).join('\n');

/**
 * The hero belongs to the words: each language has its own. A draft's hero is not public, so it makes no
 * change.
 */
const LANDING_OF_PICTURE = `
  IF of_type = 'api::landing.landing' THEN
    PERFORM feed.append('landing', 'landing', locale) FROM landings WHERE id = of_id AND published_at IS NOT NULL;
  END IF;`;

/** Pictures of the manifesto belong to its sections, which have one language and status, like the page. */
const MANIFESTO_OF_PICTURE = `
  IF of_type = 'page.manifesto-section' THEN
    PERFORM feed.append('page', 'manifesto', m.locale)
    FROM manifesto_pages_cmps k JOIN manifesto_pages m ON m.id = k.entity_id
    WHERE k.cmp_id = of_id AND k.field = 'sections' AND m.published_at IS NOT NULL;
  END IF;`;

/** Replacing a picture, or linking or unlinking it, changes the records that show it. */
const PICTURE_FUNCTIONS = `
  CREATE OR REPLACE FUNCTION feed.append_related(of_type text, of_id integer) RETURNS void LANGUAGE plpgsql AS $$
  DECLARE document text;
  BEGIN ${relatedFacts} ${LANDING_OF_PICTURE} ${MANIFESTO_OF_PICTURE} END $$;

  CREATE OR REPLACE FUNCTION feed.record_picture_link() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP <> 'INSERT' THEN PERFORM feed.append_related(OLD.related_type, OLD.related_id); END IF;
    IF TG_OP <> 'DELETE' THEN PERFORM feed.append_related(NEW.related_type, NEW.related_id); END IF;
    RETURN NULL;
  END $$;

  CREATE OR REPLACE FUNCTION feed.record_picture() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE link record;
  BEGIN
    IF TG_OP <> 'INSERT' THEN PERFORM feed.append('picture', OLD.url, NULL); END IF;
    IF TG_OP <> 'DELETE' THEN PERFORM feed.append('picture', NEW.url, NULL); END IF;
    FOR link IN SELECT related_type, related_id FROM files_related_mph
      WHERE file_id = CASE WHEN TG_OP = 'DELETE' THEN OLD.id ELSE NEW.id END
    LOOP PERFORM feed.append_related(link.related_type, link.related_id); END LOOP;
    RETURN NULL;
  END $$;`;

/**
 * Returns a deferred trigger: it runs at the commit, after all rows are written, so the lock is held only
 * briefly.
 */
export const feedTrigger = (table: string, call: string): string => `
  DROP TRIGGER IF EXISTS feed_${table} ON ${table};
  CREATE CONSTRAINT TRIGGER feed_${table} AFTER INSERT OR UPDATE OR DELETE ON ${table}
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ${call};`;

/** Tables of single pages, with their slugs. */
const ONE_PAGE_TABLES = [
  ['manifesto_pages', 'manifesto'],
  ['business_pages', 'business'],
  ['terms_pages', 'terms-and-conditions'],
  ['privacy_pages', 'privacy-policy'],
  ['contact_pages', 'contact-us'],
  ['where_to_watch_pages', 'where-to-watch'],
] as const;

const triggers = [
  ...FACT_TYPES.filter(({ toldAs }) => toldAs === undefined).flatMap(
    ({ change, factsTable, wordsTable, key }) => [
      feedTrigger(factsTable, `feed.record_facts('${change}', '${key}')`),
      feedTrigger(wordsTable, `feed.record_words('${change}', '${factsTable}', '${key}')`),
    ],
  ),
  feedTrigger('faq_entries', "feed.record_words('faq-entry', '', '')"),
  feedTrigger('faq_pages', "feed.record_words('faq-page', '', 'faq')"),
  feedTrigger('landings', "feed.record_words('landing', '', 'landing')"),
  feedTrigger('homes', "feed.record_words('home', '', 'home')"),
  feedTrigger('home_selections', "feed.record_facts('home', '', 'home')"),
  ...ONE_PAGE_TABLES.map(([table, slug]) => feedTrigger(table, `feed.record_words('page', '', '${slug}')`)),
  feedTrigger('settings', "feed.record_words('settings', '', 'settings')"),
  feedTrigger('contacts', "feed.record_facts('settings', '', 'settings')"),
  feedTrigger('footers', "feed.record_words('footer', '', 'footer')"),
  feedTrigger('smart_banners', "feed.record_words('smart-banner', '', 'smart-banner')"),
  feedTrigger('app_stores', "feed.record_facts('smart-banner', '', 'smart-banner')"),
  feedTrigger('search_aliases', "feed.record_facts('search-alias', 'document_id')"),
  ...seasonTriggers.map(([table, call]) => feedTrigger(table, call)),
  feedTrigger('files', 'feed.record_picture()'),
  feedTrigger('files_related_mph', 'feed.record_picture_link()'),
];

/** Returns the SQL of the feed and of the trigger function for tables whose rows are public as they are. */
export const feedOrderSql = (keep: number): string =>
  [TABLE, appendFunction(keep), FACTS_FUNCTION].join('\n');

/** Returns all SQL of the change feed; safe to run again. `keep` is the number of changes to keep. */
export const feedSql = (keep: number): string =>
  [feedOrderSql(keep), WORDS_FUNCTION, PICTURE_FUNCTIONS, SEASON_FUNCTIONS, ...triggers].join('\n');
