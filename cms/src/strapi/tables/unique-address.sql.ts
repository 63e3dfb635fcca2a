/**
 * Advisory lock that serialises saves of channels and generic pages. The number must be unique in this
 * database.
 */
const ADDRESSES_LOCK = 72_421_339;

/** Name of the constraint; it identifies the violation in an error. */
export const UNIQUE_ADDRESS = 'address_once';

const onceTrigger = (table: string): string => `
  DROP TRIGGER IF EXISTS ${UNIQUE_ADDRESS} ON ${table};
  CREATE TRIGGER ${UNIQUE_ADDRESS} AFTER INSERT OR UPDATE OF slug ON ${table}
    FOR EACH ROW EXECUTE FUNCTION ${UNIQUE_ADDRESS}()`;

/**
 * Trigger for unique addresses. Channels and generic pages share `/{slug}`, but no unique index spans two tables;
 * each write of a slug checks under a lock, as for seasons.
 */
export const uniqueAddressSql = `
  CREATE OR REPLACE FUNCTION ${UNIQUE_ADDRESS}() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM pg_advisory_xact_lock(${ADDRESSES_LOCK});
    IF EXISTS (SELECT FROM channels c JOIN generic_pages g ON g.slug = c.slug WHERE c.slug = NEW.slug) THEN
      RAISE unique_violation USING MESSAGE = 'a channel and a page have one slug', CONSTRAINT = '${UNIQUE_ADDRESS}';
    END IF;
    RETURN NULL;
  END $$;
  ${onceTrigger('channels')};
  ${onceTrigger('generic_pages')}`;
