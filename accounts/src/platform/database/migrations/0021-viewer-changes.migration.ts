import { sql, type Kysely, type Migration } from 'kysely';

import { FEED_LOCK } from '../feed-lock';

/** Does in the database what `appendChange` does. The arguments are the type and the column of the document. */
const APPEND = `create function append_viewer_change() returns trigger language plpgsql as $$
  begin
    perform pg_advisory_xact_lock(${FEED_LOCK});
    insert into changes (number, type, document, locale)
      select coalesce(max(number), 0) + 1, tg_argv[0],
        case when tg_op = 'DELETE' then to_jsonb(old) ->> tg_argv[1] else to_jsonb(new) ->> tg_argv[1] end, null
      from changes;
    return null;
  end $$`;

/** Deferred: the lock of the feed is taken at the commit, after every lock of a row. */
const STATEMENTS = [
  sql.raw(APPEND),
  sql`create constraint trigger sessions_append_change after delete on sessions
    deferrable initially deferred for each row when (old.expires_at > now())
    execute function append_viewer_change('session', 'id')`,
  sql`create constraint trigger subscriptions_append_change after insert or update on subscriptions
    deferrable initially deferred for each row when (new.viewer_id is not null)
    execute function append_viewer_change('viewer', 'viewer_id')`,
];

/**
 * The change feed tells the gateways that a session ended or that a viewer's subscription changed. Triggers do it,
 * because a session ends in many places: sign-out, devices, new passwords, deleted accounts.
 */
export const viewerChangesMigration: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of STATEMENTS) await statement.execute(db);
  },
};
