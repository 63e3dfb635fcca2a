import type { ExportPart } from './export-part';

const watchlist: ExportPart = {
  tables: ['watchlist_items'],
  read: (queries, { id }) =>
    queries
      .selectFrom('watchlist_items')
      .select(['code', 'added_at'])
      .where('viewer_id', '=', id)
      .orderBy('added_at')
      .execute(),
};

const watchlistShows: ExportPart = {
  tables: ['watchlist_shows'],
  read: (queries, { id }) =>
    queries
      .selectFrom('watchlist_shows')
      .select(['slug', 'added_at'])
      .where('viewer_id', '=', id)
      .orderBy('added_at')
      .execute(),
};

const progress: ExportPart = {
  tables: ['watch_progress'],
  read: (queries, { id }) =>
    queries
      .selectFrom('watch_progress')
      .select(['code', 'position_seconds', 'duration_seconds', 'state', 'watched_at'])
      .where('viewer_id', '=', id)
      .orderBy('watched_at')
      .execute(),
};

const preferences: ExportPart = {
  tables: ['viewer_preferences'],
  read: async (queries, { id }) =>
    (await queries
      .selectFrom('viewer_preferences')
      .select(['categories', 'shows', 'autoplay', 'captions', 'history_paused', 'history_cleared_at'])
      .where('viewer_id', '=', id)
      .executeTakeFirst()) ?? null,
};

const reminders: ExportPart = {
  tables: ['reminders'],
  read: (queries, { id }) =>
    queries
      .selectFrom('reminders')
      .select(['schedule_id', 'starts_at', 'created_at', 'sent_at'])
      .where('viewer_id', '=', id)
      .orderBy('created_at')
      .execute(),
};

/** Export parts with what the viewer saves, has watched and prefers. */
export const WATCHING_PARTS = {
  watchlist,
  watchlist_shows: watchlistShows,
  progress,
  preferences,
  reminders,
};
