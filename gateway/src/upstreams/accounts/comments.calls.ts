import type { RecordPage } from '../cms/cms-records';
import type { UpstreamClient } from '../http/upstream-client';
import type { PublicReading } from '../public-reading';
import type { AccountsCalls } from './accounts-calls';
import type { CommentRecord, NewComment } from './accounts-records';
import type { CallerReading } from './caller';

interface CommentsAnswer {
  data: CommentRecord[];
  meta: { next: string | null };
}

/** A page of a list of comments: from which cursor on, and how many. */
export interface CommentsPart {
  limit: number;
  cursor: string | null;
}

/** Comments: reading them is the same for everybody, all else is a viewer's. */
export const createCommentsCalls = ({ callAsViewer }: AccountsCalls, client: UpstreamClient) => {
  const page = async (
    reading: PublicReading,
    path: string,
    query: Record<string, string>,
    { limit, cursor }: CommentsPart,
  ): Promise<RecordPage<CommentRecord>> => {
    const request = { path, query: { ...query, limit, after: cursor }, ...reading };
    const { data, meta } = (await client.call<CommentsAnswer>(request)).body;
    return { items: data, next: meta.next };
  };

  return {
    comments: (reading: PublicReading, code: string, part: CommentsPart) =>
      page(reading, '/api/comments', { code }, part),
    replies: (reading: PublicReading, parent: string, part: CommentsPart) =>
      page(reading, '/api/comment_replies', { parents: parent }, part),
    /** The first `each` replies to every comment named, in one call. */
    repliesOfEach: async (
      reading: PublicReading,
      parents: readonly string[],
      each: number,
    ): Promise<readonly CommentRecord[]> => {
      const query = { parents: parents.join(',') };
      return (await page(reading, '/api/comment_replies', query, { limit: each, cursor: null })).items;
    },
    ownComments: async (caller: CallerReading, code: string): Promise<CommentRecord[]> => {
      const request = { path: '/api/comments/own', query: { code } };
      return (await callAsViewer<{ data: CommentRecord[] }>(caller, request)).body.data;
    },
    addComment: async (caller: CallerReading, comment: NewComment): Promise<CommentRecord> => {
      const request = { method: 'POST', path: '/api/comments', json: comment } as const;
      return (await callAsViewer<{ data: CommentRecord }>(caller, request)).body.data;
    },
    deleteComment: async (caller: CallerReading, id: string): Promise<void> => {
      const path = `/api/comments/${encodeURIComponent(id)}`;
      await callAsViewer(caller, { method: 'DELETE', path });
    },
    reportComment: async (caller: CallerReading, id: string, reason: string | null): Promise<void> => {
      const path = `/api/comments/${encodeURIComponent(id)}/report`;
      await callAsViewer(caller, { method: 'POST', path, json: { reason } });
    },
  };
};
