import { sql, type Kysely, type Migration } from 'kysely';

import { FIRST_WATCHED_WORDS } from './0013-first-watched-words';

const STATEMENTS = [
  // The two generated columns limit threads to one level: a reply can only refer to a comment that is not a
  // reply.
  sql`create table comments (
    id uuid primary key default gen_random_uuid(),
    number bigint generated always as identity constraint comments_number unique,
    code text not null check (code ~ '^[a-z0-9]{6,12}$'),
    viewer_id uuid references viewers on delete set null,
    parent_id uuid,
    comment text check (char_length(comment) between 1 and 1000),
    at_seconds integer check (at_seconds >= 0),
    status text not null check (status in ('published', 'pending', 'rejected', 'removed')),
    held_for text[] not null check (held_for <@ array['link', 'word', 'reports']),
    created_at timestamptz not null,
    decided_by text,
    decided_at timestamptz,
    is_reply boolean generated always as (parent_id is not null) stored,
    parent_is_reply boolean generated always as (case when parent_id is null then null else false end) stored,
    check (comment is not null or status = 'removed'),
    check ((decided_by is null) = (decided_at is null)),
    check (status not in ('rejected', 'removed') or decided_by is not null),
    constraint comments_thread unique (id, code, is_reply),
    foreign key (parent_id, code, parent_is_reply) references comments (id, code, is_reply) on delete cascade
  )`,
  sql`create index comments_roots on comments (code, number) where parent_id is null and status = 'published'`,
  sql`create index comments_replies on comments (parent_id, number) where parent_id is not null`,
  sql`create index comments_viewer on comments (viewer_id, created_at)`,
  sql`create index comments_pending on comments (number) where status = 'pending'`,
  sql`create table comment_reports (
    comment_id uuid not null references comments on delete cascade,
    viewer_id uuid not null references viewers on delete cascade,
    reason text check (char_length(reason) between 1 and 300),
    created_at timestamptz not null,
    primary key (comment_id, viewer_id)
  )`,
  sql`create index comment_reports_viewer on comment_reports (viewer_id, created_at)`,
  sql`create table watched_words (
    folded text primary key check (folded <> ''),
    word text not null,
    created_by text not null,
    created_at timestamptz not null
  )`,
  sql`create table messages (
    id uuid primary key default gen_random_uuid(),
    number bigint generated always as identity constraint messages_number unique,
    kind text not null check (kind in ('contact', 'feedback', 'report')),
    viewer_id uuid references viewers on delete set null,
    name text,
    email text,
    content text not null check (content <> ''),
    video_code text check (video_code ~ '^[a-z0-9]{6,12}$'),
    locale text not null check (locale in ('en', 'ar')),
    status text not null default 'open' check (status in ('open', 'answered', 'closed')),
    note text,
    created_at timestamptz not null,
    changed_by text,
    changed_at timestamptz
  )`,
  sql`create index messages_viewer on messages (viewer_id)`,
  sql`create index messages_open on messages (number) where status = 'open'`,
  // Purging a viewer removes name and address from their messages, but keeps the text.
  sql`create function forget_sender() returns trigger language plpgsql as $$ begin
    new.name := null;
    new.email := null;
    return new;
  end $$`,
  sql`create trigger messages_forget_sender before update of viewer_id on messages
    for each row when (old.viewer_id is not null and new.viewer_id is null) execute function forget_sender()`,
  sql`alter table newsletter_subscriptions
    add column ended_at timestamptz,
    add column welcomed_at timestamptz`,
  sql`create table newsletter_tokens (
    token_hash bytea primary key,
    email_key text not null references newsletter_subscriptions on delete cascade,
    created_at timestamptz not null
  )`,
  // Like counts, comments are no content of pages, so they do not change the page version.
  sql`drop index changes_of_pages`,
  sql`create index changes_of_pages on changes (number) where type not in ('video-counts', 'comments')`,
  sql`create index newsletter_tokens_email on newsletter_tokens (email_key)`,
];

/** Comments with moderation, messages to support, and newsletter unsubscribes. */
export const messagesMigration: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of STATEMENTS) await statement.execute(db);
    for (const [folded, word] of FIRST_WATCHED_WORDS)
      await sql`insert into watched_words (folded, word, created_by, created_at)
        values (${folded}, ${word}, 'first list', now())`.execute(db);
  },
};
