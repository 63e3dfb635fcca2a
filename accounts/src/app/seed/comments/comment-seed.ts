import type { Writer } from './writers';

export interface CommentSeed {
  by: Writer;
  /** Hours between the comment and the seeding; less than the age of its video. */
  hoursAgo: number;
  text: string;
  /** Second of the video that the comment refers to. */
  at?: number;
  replies?: readonly Omit<CommentSeed, 'replies'>[];
  /** A moderator removed the comment later. */
  removed?: true;
}

/** Seeded comments of one video; `code` is the code of a video that the cms seeds. */
export interface CommentsOfVideo {
  code: string;
  comments: readonly CommentSeed[];
}
