/** What saves of channels and of generic pages queue behind. Any number that no other advisory lock of this database uses. */
const ADDRESSES_LOCK = 72_421_339;

/** The rule's name, by which its refusal is told from others. */
export const ADDRESS_ONCE = 'address_once';

const onceTrigger = (table: string): string => `
  DROP TRIGGER IF EXISTS ${ADDRESS_ONCE} ON ${table};
  CREATE TRIGGER ${ADDRESS_ONCE} AFTER INSERT OR UPDATE OF slug ON ${table}
    FOR EACH ROW EXECUTE FUNCTION ${ADDRESS_ONCE}()`;

/**
 * Channels and generic pages live at the same addresses, `/{slug}`, in two tables that no unique index spans; so
 * every write of a slug looks, like those of seasons, and two at once look one after the other.
 */
export const addressOnceSql = `
  CREATE OR REPLACE FUNCTION ${ADDRESS_ONCE}() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM pg_advisory_xact_lock(${ADDRESSES_LOCK});
    IF EXISTS (SELECT FROM channels c JOIN generic_pages g ON g.slug = c.slug WHERE c.slug = NEW.slug) THEN
      RAISE unique_violation USING MESSAGE = 'a channel and a page have one slug', CONSTRAINT = '${ADDRESS_ONCE}';
    END IF;
    RETURN NULL;
  END $$;
  ${onceTrigger('channels')};
  ${onceTrigger('generic_pages')}`;
