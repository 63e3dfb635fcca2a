import type { CommentWordsFragment } from '../src/shared/comments/graph/comment-words.fragment.generated';
import type { ViewerCommentsQuery } from '../src/shared/comments/graph/viewer-comments.query.generated';

type Video = NonNullable<ViewerCommentsQuery['video']>;
type Thread = NonNullable<Video['comments']>['nodes'][number];

/** Returns comments in the shape of the graph's responses, with overrides for a test. */
export const commentWords = (
  id: string,
  changes: Partial<CommentWordsFragment> = {},
): CommentWordsFragment => ({
  __typename: 'Comment',
  id,
  parentId: null,
  text: `Text of ${id}`,
  positionSeconds: null,
  createdAt: '2026-11-01T10:00:00.000Z',
  editedAt: null,
  version: 1,
  status: 'PUBLISHED',
  replyCount: 0,
  author: { __typename: 'CommentAuthor', name: `Author of ${id}` },
  ...changes,
});

export const commentThread = (
  id: string,
  changes: Partial<Omit<Thread, 'replies'>> = {},
  replies: readonly CommentWordsFragment[] = [],
  end: string | null = null,
): Thread => ({
  ...commentWords(id),
  viewerIsAuthor: false,
  replies: {
    __typename: 'CommentConnection',
    nodes: replies.map((reply) => ({ ...reply, viewerIsAuthor: false })),
    pageInfo: { __typename: 'PageInfo', hasNextPage: end !== null, endCursor: end },
  },
  ...changes,
});

/** Returns the answer to a question for the comments of a video. */
export const commentsPage = (
  threads: Thread[],
  {
    end = null,
    count = threads.length,
    held = [],
  }: { end?: string | null; count?: number; held?: CommentWordsFragment[] } = {},
): ViewerCommentsQuery & Record<string, unknown> => ({
  video: {
    __typename: 'Video',
    commentCount: count,
    newest: {
      __typename: 'CommentConnection',
      nodes: threads.slice(0, 1).map(({ createdAt }) => ({ __typename: 'Comment', createdAt })),
    },
    viewerComments: held,
    comments: {
      __typename: 'CommentConnection',
      nodes: threads,
      pageInfo: { __typename: 'PageInfo', hasNextPage: end !== null, endCursor: end },
    },
  },
});
