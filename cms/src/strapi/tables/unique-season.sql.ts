import { FEED_LOCK } from '../../feed/feed.sql';

const SEASON_ONCE = 'season_once';

const onceTrigger = (table: string): string => `
  DROP TRIGGER IF EXISTS ${SEASON_ONCE} ON ${table};
  CREATE CONSTRAINT TRIGGER ${SEASON_ONCE} AFTER INSERT OR UPDATE ON ${table}
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ${SEASON_ONCE}()`;

/**
 * Constraint trigger: a show has each season number once. Number and show are in two tables, so no unique
 * index can span them; the check runs at the commit under the feed's lock, which these commits take anyway.
 * A second lock could cause a deadlock.
 */
export const uniqueSeasonSql = `
  CREATE OR REPLACE FUNCTION ${SEASON_ONCE}() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM pg_advisory_xact_lock(${FEED_LOCK});
    IF EXISTS (
      SELECT FROM seasons z JOIN seasons_show_lnk l ON l.season_id = z.id
      GROUP BY l.show_id, z.number HAVING count(*) > 1
    ) THEN
      RAISE unique_violation USING MESSAGE = 'a show has two seasons of one number', CONSTRAINT = '${SEASON_ONCE}';
    END IF;
    RETURN NULL;
  END $$;
  ${onceTrigger('seasons')};
  ${onceTrigger('seasons_show_lnk')}`;

/**
 * Checks the constraint as the last statement before the commit: Knex does not report a rejected commit to
 * Strapi, so the editor would see a successful save. Then it is deferred again for an enclosing transaction.
 */
export const checkUniqueSeasonSql = `SET CONSTRAINTS ${SEASON_ONCE} IMMEDIATE; SET CONSTRAINTS ${SEASON_ONCE} DEFERRED;`;
