import { FEED_LOCK } from '../../feed/feed.sql';

const SEASON_ONCE = 'season_once';

const onceTrigger = (table: string): string => `
  DROP TRIGGER IF EXISTS ${SEASON_ONCE} ON ${table};
  CREATE CONSTRAINT TRIGGER ${SEASON_ONCE} AFTER INSERT OR UPDATE ON ${table}
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ${SEASON_ONCE}()`;

/**
 * A show has each number of a season once, whoever writes. The number and the show stand in two tables, which no
 * unique index spans; so the commit looks, and two that commit at once look one after the other. The lock is the
 * feed's, which the same commits take: with two of them, two commits could wait for each other.
 */
export const seasonOnceSql = `
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
 * Asks the rule as the last statement before a commit. Knex does not tell Strapi that a commit was refused: the editor
 * would read that the season was saved. Afterwards it waits again, for a transaction around this one.
 */
export const askSeasonOnce = `SET CONSTRAINTS ${SEASON_ONCE} IMMEDIATE; SET CONSTRAINTS ${SEASON_ONCE} DEFERRED;`;
