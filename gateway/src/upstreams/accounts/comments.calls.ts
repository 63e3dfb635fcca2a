import type { RecordPage } from '../cms/cms-records';
import type { UpstreamClient } from '../http/upstream-client';
import type { PublicContext } from '../public-context';
import type { AccountsCalls } from './accounts-calls';
import type { CommentRecord, NewComment } from './accounts-records';
import type { CallerContext } from './caller-context';

interface CommentsAnswer {
  data: CommentRecord[];
  meta: { next: string | null };
}

/** Part of a list of comments: the cursor to start from, and the number of comments. */
export interface CommentsPageQuery {
  limit: number;
  cursor: string | null;
}

/** Creates the calls for comments. Reading is public, everything else needs a viewer. */
export const createCommentsCalls = ({ callAsViewer }: AccountsCalls, client: UpstreamClient) => {
  const page = async (
    reading: PublicContext,
    path: string,
    query: Record<string, string>,
    { limit, cursor }: CommentsPageQuery,
  ): Promise<RecordPage<CommentRecord>> => {
    const request = { path, query: { ...query, limit, after: cursor }, ...reading };
    const { data, meta } = (await client.call<CommentsAnswer>(request)).body;
    return { items: data, next: meta.next };
  };

  return {
    comments: (reading: PublicContext, code: string, part: CommentsPageQuery) =>
      page(reading, '/api/comments', { code }, part),
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
    ownComments: async (caller: CallerContext, code: string): Promise<CommentRecord[]> => {
      const request = { path: '/api/comments/own', query: { code } };
      return (await callAsViewer<{ data: CommentRecord[] }>(caller, request)).body.data;
    },
    addComment: async (caller: CallerContext, comment: NewComment): Promise<CommentRecord> => {
      const request = { method: 'POST', path: '/api/comments', json: comment } as const;
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
