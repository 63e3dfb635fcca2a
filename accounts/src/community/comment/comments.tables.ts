import type { Generated } from 'kysely';

import type { At } from '../../platform/database/column-types';

/**
 * States of a comment: visible, waiting for a moderator, never published, or removed by a moderator or its author.
 */
export const COMMENT_STATUSES = ['published', 'pending', 'rejected', 'removed'] as const;
export type CommentStatus = (typeof COMMENT_STATUSES)[number];

/** Reasons for holding a comment: it contains a link or a watched word, or viewers reported it. */
export const HOLD_REASONS = ['link', 'word', 'reports'] as const;
export type HoldReason = (typeof HOLD_REASONS)[number];

interface CommentsTable {
  id: Generated<string>;
  /** Sequence number in order of creation. */
  number: Generated<string>;
  /** Code of the video that it is about. */
  code: string;
  /** Null when the viewer was purged. */
  viewer_id: string | null;
  /** The comment it replies to, never a reply itself. */
  parent_id: string | null;
  /** Null when its author deleted it. */
  comment: string | null;
  /** Second of the video that it refers to. */
  at_seconds: number | null;
  status: CommentStatus;
  held_for: HoldReason[];
  created_at: At;
  /** When its author last changed the words; null when never. */
  edited_at: At | null;
  /** Counts the edits, from 1 on. */
  version: Generated<number>;
  /** Times of the last edits, the newest first, for the rate limit. */
  recent_edits: Generated<Date[]>;
  /** Who decided on these words last: `author` or a moderator; null before the first decision. */
  decided_by: string | null;
  decided_at: At | null;
}

interface CommentReportsTable {
  comment_id: string;
  viewer_id: string;
  /** Reason in the reporter's own words. */
  reason: string | null;
  created_at: At;
}

declare module '../../platform/database/tables' {
  interface Tables {
    comments: CommentsTable;
    comment_reports: CommentReportsTable;
  }
}
