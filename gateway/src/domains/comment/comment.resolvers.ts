import { nullIfUnavailable } from '../../content/null-if-unavailable';
import { connectionOf, connectionOfAll } from '../../graph/connection';
import { nodeId } from '../../graph/node-id';
import type { CommentOrder, CommentStatus, Resolvers } from '../../graph/resolver-types.generated';
import type { CommentRecord } from '../../upstreams/accounts/accounts-records';
import type { CommentsOrder } from '../../upstreams/accounts/comments.calls';

const STATUSES = {
  published: 'PUBLISHED',
  pending: 'PENDING',
  rejected: 'REJECTED',
  removed: 'REMOVED',
} as const satisfies Record<CommentRecord['status'], CommentStatus>;

const ORDERS = { NEWEST: 'newest', OLDEST: 'oldest', POSITION: 'position' } as const satisfies Record<
  CommentOrder,
  CommentsOrder
>;

export const commentResolvers: Resolvers = {
  Video: {
    comments: ({ code }, { orderBy, fromSecond, ...args }, { public: { comments } }) => {
      const order = ORDERS[orderBy];
      const from = order === 'position' ? Math.max(0, fromSecond ?? 0) : 0;
      return connectionOf(args, (limit, cursor) => comments.load({ code, order, from, limit, cursor }));
    },
    commentMoments: async ({ code }, _args, { public: { commentMoments } }) =>
      (await nullIfUnavailable(commentMoments.load(code)))?.map(({ at, comments }) => ({
        positionSeconds: at,
        commentCount: comments,
      })) ?? null,
    viewerComments: async ({ code }, _args, { viewer }) =>
      viewer ? ((await viewer.ownComments.load(code))?.comments ?? []) : null,
  },
  Comment: {
    id: ({ id }) => nodeId('Comment', id),
    video: ({ code }, _args, { public: { video } }) => video.load(code),
    parentId: ({ parent_id }) => parent_id && nodeId('Comment', parent_id),
    author: ({ author }) => (author === null ? null : { name: author }),
    text: ({ comment }) => comment,
    positionSeconds: ({ at }) => at,
    createdAt: ({ created_at }) => created_at,
    editedAt: ({ edited_at }) => edited_at,
    status: ({ status }) => STATUSES[status],
    viewerIsAuthor: async ({ author_id }, _args, { viewer }) =>
      viewer ? (await viewer.details.load()).id === author_id : null,
    replyCount: ({ reply_count }) => reply_count,
    replies: ({ id, reply_count }, args, { public: { replies } }) =>
      reply_count === 0
        ? connectionOfAll(args, [])
        : connectionOf(args, (limit, cursor) => replies.load({ parent: id, limit, cursor })),
  },
};
