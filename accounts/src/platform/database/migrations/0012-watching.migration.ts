import { sql, type Kysely, type Migration } from 'kysely';

/** The cms owns the codes; the database checks only their form, see VIDEO_CODE_PATTERN. */
const CODE = sql`text not null check (code ~ '^[a-z0-9]{6,12}$')`;
const VIEWER = sql`uuid not null references viewers on delete cascade`;

const STATEMENTS = [
  sql`create table watchlist_items (
    viewer_id ${VIEWER},
    code ${CODE},
    added_at timestamptz not null,
    constraint watchlist_items_code primary key (viewer_id, code)
  )`,
  sql`create index watchlist_items_newest on watchlist_items (viewer_id, added_at desc, code desc)`,
  sql`create table watch_progress (
    viewer_id ${VIEWER},
    code ${CODE},
    position_seconds integer not null check (position_seconds >= 0),
    duration_seconds integer not null check (duration_seconds > 0),
    state text not null check (state in ('new', 'started', 'finished')),
    watched_at timestamptz not null,
    constraint watch_progress_code primary key (viewer_id, code),
    check (position_seconds <= duration_seconds)
  )`,
  sql`create index watch_progress_continue on watch_progress (viewer_id, watched_at desc, code desc)
    where state = 'started'`,
  sql`create table viewer_preferences (
    viewer_id uuid primary key references viewers on delete cascade,
    categories text[] not null default '{}',
    autoplay boolean not null default true,
    captions text check (captions in ('en', 'ar', 'off')),
    history_paused boolean not null default false,
    history_cleared_at timestamptz
  )`,
  sql`create table video_counts (
    code ${CODE} primary key,
    views bigint not null default 0 check (views >= 0),
    comments bigint not null default 0 check (comments >= 0),
    announced_views bigint not null default 0,
    announced_comments bigint not null default 0
  )`,
  sql`create table view_marks (
    day date not null,
    code ${CODE},
    watcher bytea not null,
    address bytea not null,
    constraint view_marks_once primary key (day, code, watcher)
  )`,
  sql`create index view_marks_address on view_marks (day, code, address)`,
  // The newest of these is the version of the page content, read every second.
  sql`create index changes_of_pages on changes (number) where type not in ('video-counts', 'comments')`,
  sql`create table reminders (
    viewer_id ${VIEWER},
    schedule_id text not null check (schedule_id ~ '^[a-z0-9]{1,64}$'),
    starts_at timestamptz not null,
    locale text not null check (locale in ('en', 'ar')),
    created_at timestamptz not null,
    sent_at timestamptz,
    constraint reminders_entry primary key (viewer_id, schedule_id)
  )`,
  sql`create index reminders_waiting on reminders (schedule_id) where sent_at is null`,
];

/** Watchlist, history, preferences, reminders and view counts. */
export const watchingMigration: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of STATEMENTS) await statement.execute(db);
  },
};
