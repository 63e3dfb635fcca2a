import type { Writer } from './writers';

export interface CommentSeed {
  by: Writer;
  /** How long before the seeding it was written; less than its video is old. */
  hoursAgo: number;
  text: string;
  /** Second of the video it speaks about. */
  at?: number;
  replies?: readonly Omit<CommentSeed, 'replies'>[];
  /** Taken away by a moderator in the end. */
  removed?: true;
}

/** What was written about one video; `code` is one that the cms seeds. */
export interface CommentsOfVideo {
  code: string;
  comments: readonly CommentSeed[];
}
