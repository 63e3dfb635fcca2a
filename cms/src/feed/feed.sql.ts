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
 * Returns a deferred trigger: it runs at the commit, after all rows are written, so the lock is held only
 * briefly.
 */
export const feedTrigger = (table: string, call: string): string => `
  DROP TRIGGER IF EXISTS feed_${table} ON ${table};
  CREATE CONSTRAINT TRIGGER feed_${table} AFTER INSERT OR UPDATE OR DELETE ON ${table}
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ${call};`;

/** Returns the SQL of the feed and of the trigger function for tables whose rows are public as they are. */
export const feedOrderSql = (keep: number): string =>
  [TABLE, appendFunction(keep), FACTS_FUNCTION].join('\n');
