import type { Generated } from 'kysely';

interface VideoCountsTable {
  code: string;
  /** BigInts come as text. */
  views: Generated<string>;
  comments: Generated<string>;
  /** What the feed has told last, see `videoCountsJob`. */
  announced_views: Generated<string>;
  announced_comments: Generated<string>;
}

/** Who has been counted today; forgotten two days later. */
interface ViewMarksTable {
  /** Day in UTC, `2026-11-21`. */
  day: string;
  code: string;
  /** HMAC of a session or of a visitor's id, with the day in it. */
  watcher: Buffer;
  /** HMAC of a network address, with the day in it. */
  address: Buffer;
}

declare module '../../platform/database/tables' {
  interface Tables {
    video_counts: VideoCountsTable;
    view_marks: ViewMarksTable;
  }
}
