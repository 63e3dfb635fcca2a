import type { RecordPage } from '../cms/cms-records';
import type { UpstreamClient } from '../http/upstream-client';
import type { PublicContext } from '../public-context';
import type { AccountsCalls } from './accounts-calls';
import type { CommentMomentRecord, CommentRecord, EditedComment, NewComment } from './accounts-records';
import type { CallerContext } from './caller-context';

const NOT_FOUND = 404;

interface CommentsAnswer {
  data: CommentRecord[];
  meta: { next: string | null };
}

/** Part of a list of comments: the cursor to start from, and the number of comments. */
export interface CommentsPageQuery {
  limit: number;
  cursor: string | null;
}

/** Order of the comments on a video; only `latest` has the replies among them. */
export type CommentsOrder = 'newest' | 'oldest' | 'position' | 'latest';

/** Creates the calls for comments. Reading is public, everything else needs a viewer. */
export const createCommentsCalls = ({ callAsViewer }: AccountsCalls, client: UpstreamClient) => {
  const page = async (
    reading: PublicContext,
    path: string,
    query: Record<string, string | number>,
    { limit, cursor }: CommentsPageQuery,
  ): Promise<RecordPage<CommentRecord>> => {
    const request = { path, query: { ...query, limit, after: cursor }, ...reading };
    const { data, meta } = (await client.call<CommentsAnswer>(request)).body;
    return { items: data, next: meta.next };
  };

  return {
    comments: (
      reading: PublicContext,
      { code, order, from }: { code: string; order: CommentsOrder; from: number },
      part: CommentsPageQuery,
    ) => page(reading, '/api/comments', { code, order, ...(from > 0 && { from }) }, part),
    /** Reads the seconds of the videos that comments speak about. */
    commentMoments: async (
      reading: PublicContext,
      codes: readonly string[],
    ): Promise<readonly CommentMomentRecord[]> => {
      const request = { path: '/api/comment_moments', query: { codes: codes.join(',') }, ...reading };
      return (await client.call<{ data: CommentMomentRecord[] }>(request)).body.data;
    },
    /** Reads the first `limit` comments on each of the videos, in one call. */
    commentsOfEach: async (
      reading: PublicContext,
      codes: readonly string[],
      part: { order: CommentsOrder; limit: number },
    ): Promise<readonly CommentRecord[]> => {
      const request = {
        path: '/api/comments_of_each',
        query: { codes: codes.join(','), ...part },
        ...reading,
      };
      return (await client.call<{ data: CommentRecord[] }>(request)).body.data;
    },
    /** Reads a comment that everybody can read; null when there is none. */
    comment: async (reading: PublicContext, id: string): Promise<CommentRecord | null> => {
      const path = `/api/comments/${encodeURIComponent(id)}`;
      const { status, body } = await client.call<{ data: CommentRecord }>({
        path,
        expected: [NOT_FOUND],
        ...reading,
      });
      return status === NOT_FOUND ? null : body.data;
    },
    commentsById: async (
      reading: PublicContext,
      ids: readonly string[],
    ): Promise<readonly CommentRecord[]> => {
      const request = { path: '/api/comments_by_id', query: { ids: ids.join(',') }, ...reading };
      return (await client.call<{ data: CommentRecord[] }>(request)).body.data;
    },
    replies: (reading: PublicContext, parent: string, part: CommentsPageQuery) =>
      page(reading, '/api/comment_replies', { parents: parent }, part),
    /** Reads the first `each` replies to each of the comments, in one call. */
    repliesOfEach: async (
      reading: PublicContext,
      parents: readonly string[],
      each: number,
    ): Promise<readonly CommentRecord[]> => {
      const query = { parents: parents.join(',') };
      return (await page(reading, '/api/comment_replies', query, { limit: each, cursor: null })).items;
    },
    /** Reads the viewer's comments on the videos that nobody else sees. */
    ownComments: async (caller: CallerContext, codes: readonly string[]): Promise<CommentRecord[]> => {
      const request = { path: '/api/comments/own', query: { codes: codes.join(',') } };
      return (await callAsViewer<{ data: CommentRecord[] }>(caller, request)).body.data;
    },
    addComment: async (caller: CallerContext, comment: NewComment): Promise<CommentRecord> => {
      const request = { method: 'POST', path: '/api/comments', json: comment } as const;
      return (await callAsViewer<{ data: CommentRecord }>(caller, request)).body.data;
    },
    /** Reads one of the viewer's comments, also when nobody else sees it. */
    ownComment: async (caller: CallerContext, id: string): Promise<CommentRecord> => {
      const request = { path: `/api/comments/${encodeURIComponent(id)}/own` };
      return (await callAsViewer<{ data: CommentRecord }>(caller, request)).body.data;
    },
    /** Edits the viewer's comment, which keeps its id. */
    editComment: async (
      caller: CallerContext,
      id: string,
      comment: EditedComment,
    ): Promise<CommentRecord> => {
      const path = `/api/comments/${encodeURIComponent(id)}`;
      const request = { method: 'PUT', path, json: comment } as const;
      return (await callAsViewer<{ data: CommentRecord }>(caller, request)).body.data;
    },
    deleteComment: async (caller: CallerContext, id: string): Promise<void> => {
      const path = `/api/comments/${encodeURIComponent(id)}`;
      await callAsViewer(caller, { method: 'DELETE', path });
    },
    reportComment: async (caller: CallerContext, id: string, reason: string | null): Promise<void> => {
      const path = `/api/comments/${encodeURIComponent(id)}/report`;
      await callAsViewer(caller, { method: 'POST', path, json: { reason } });
    },
  };
};
