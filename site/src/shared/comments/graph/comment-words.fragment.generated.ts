/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** Whether a comment is shown. */
export type CommentStatus =
  /** Waits for a moderator; only its author sees it. */
  | 'PENDING'
  /** Shown to everybody. */
  | 'PUBLISHED'
  /** Refused by a moderator; only its author sees it. */
  | 'REJECTED'
  /** Taken away by a moderator; only its author sees it. */
  | 'REMOVED';

export type CommentWordsFragment = { __typename: 'Comment', id: string, parentId: string | null, text: string, positionSeconds: number | null, createdAt: string, editedAt: string | null, version: number, status: CommentStatus, replyCount: number, author: { __typename: 'CommentAuthor', name: string } | null };
