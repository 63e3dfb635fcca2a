import type { Generated } from 'kysely';

interface VideoCountsTable {
  code: string;
  /** A bigint, which the driver returns as text. */
  views: Generated<string>;
  comments: Generated<string>;
  /** Count that the change feed announced last; see `videoCountsJob`. */
  announced_views: Generated<string>;
  announced_comments: Generated<string>;
}

/** Watchers counted on a day; deleted two days later. */
interface ViewMarksTable {
  /** Day in UTC, `2026-11-21`. */
  day: string;
  code: string;
  /** HMAC of a session or visitor id; the day is part of the input. */
  watcher: Buffer;
  /** HMAC of a network address; the day is part of the input. */
  address: Buffer;
}

declare module '../../platform/database/tables' {
  interface Tables {
    video_counts: VideoCountsTable;
    view_marks: ViewMarksTable;
  }
}
