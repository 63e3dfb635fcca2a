import type { CommentStatus, CommentWordsFragment } from '../graph/comment-words.fragment.generated';

/** Comment or reply as the page shows it. */
export interface CommentItem {
  id: string;
  /** The comment it replies to; null for the first one of a thread. */
  parentId: string | null;
  text: string;
  /** Second of the video it speaks about; null when it names none. */
  second: number | null;
  createdAt: string;
  /** When its author last changed the words; null when never. */
  editedAt: string | null;
  /** Counts the edits; an edit names the version that it began with. */
  version: number;
  status: CommentStatus;
  /** Null when the account was deleted. */
  author: string | null;
  /** Whether the viewer wrote it. */
  own: boolean;
}

/** Comment with the replies that are loaded, the oldest first. */
export interface CommentThread extends CommentItem {
  /** Number of replies that everybody can read. */
  replyCount: number;
  replies: readonly CommentItem[];
  /** Cursor after the loaded replies; null when there are no more. */
  repliesEnd: string | null;
}

type Words = CommentWordsFragment & { viewerIsAuthor?: boolean | null };

interface Page<Node> {
  nodes: readonly Node[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

export const endOf = ({ pageInfo }: Pick<Page<unknown>, 'pageInfo'>): string | null =>
  pageInfo.hasNextPage ? pageInfo.endCursor : null;

export const itemOf = (words: Words, own = words.viewerIsAuthor ?? false): CommentItem => ({
  id: words.id,
  parentId: words.parentId,
  text: words.text,
  second: words.positionSeconds,
  createdAt: words.createdAt,
  editedAt: words.editedAt,
  version: words.version,
  status: words.status,
  author: words.author?.name ?? null,
  own,
});

export const threadOf = (words: Words, replies?: Page<Words>, own?: boolean): CommentThread => ({
  ...itemOf(words, own),
  replyCount: words.replyCount,
  replies: (replies?.nodes ?? []).map((reply) => itemOf(reply)),
  repliesEnd: replies ? endOf(replies) : null,
});
