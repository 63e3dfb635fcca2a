import type { Services } from '../../identity/identity.module';
import type { Queries } from '../../platform/database/database';
import type { AccountsApp } from '../../platform/http/accounts-app';
import { Refusal } from '../../platform/http/errors/refusal';
import { isUuid } from '../../platform/text/is-uuid';
import { readVideoCodes } from '../../platform/video/read-video-codes';
import { PARENTS_MAX } from './comment.limits';
import {
  COMMENT_MOMENTS_SCHEMA,
  COMMENT_SCHEMA,
  COMMENTS_BY_ID_SCHEMA,
  COMMENTS_OF_EACH_SCHEMA,
  COMMENTS_SCHEMA,
  OWN_COMMENT_SCHEMA,
  OWN_COMMENTS_SCHEMA,
  REPLIES_SCHEMA,
} from './comments-page.schema';
import { commentOfRow, selectComments } from './select-comments';
import type { Comment } from './select-comments';
import { readCommentMoments } from './read-comment-moments';
import { readComments, readCommentsOfEach } from './read-comments';
import type { CommentPage } from './read-comments';
import { readCommentsById } from './read-comments-by-id';
import { readReplies, readRepliesOfEach } from './read-replies';

/** Maximum of a viewer's own hidden comments on one video; nobody has more than that waiting. */
const OWN_MAX = 50;

/**
 * Reads a viewer's own comments on videos that others cannot see, newest first. Omits those the viewer deleted.
 */
const readOwnComments = async (
  queries: Queries,
  { viewerId, codes }: { viewerId: string; codes: readonly string[] },
): Promise<Comment[]> => {
  if (codes.length === 0) return [];
  const rows = await selectComments(queries)
    .where('comments.viewer_id', '=', viewerId)
    .where('comments.code', 'in', codes)
    .where('comments.status', '<>', 'published')
    .where('comments.comment', 'is not', null)
    .orderBy('comments.number', 'desc')
    .limit(OWN_MAX * codes.length)
    .execute();
  return rows.map(commentOfRow);
};

/** Reads one of a viewer's own comments, also when others cannot see it; undefined when they deleted it. */
const readOwnComment = async (
  queries: Queries,
  { viewerId, id }: { viewerId: string; id: string },
): Promise<Comment | undefined> => {
  if (!isUuid(id)) return undefined;
  const row = await selectComments(queries)
    .where('comments.id', '=', id)
    .where('comments.viewer_id', '=', viewerId)
    .where('comments.comment', 'is not', null)
    .executeTakeFirst();
  return row && commentOfRow(row);
};

const answerOf = ({ comments, next }: CommentPage) => ({ data: comments, meta: { next } });

const readIds = (ids: string): string[] => {
  const asked = [...new Set(ids.split(','))];
  if (asked.length > PARENTS_MAX) throw new Refusal(400, 'BAD_USER_INPUT');
  return asked;
};

const parentsOf = (parents: string): string[] => {
  const asked = readIds(parents);
  if (!asked.every(isUuid)) throw new Refusal(400, 'BAD_USER_INPUT');
  return asked;
};

/** Registers the routes that read comments: the public ones, and those that only their author sees. */
export const commentsRoute = (
  app: AccountsApp,
  { database: { queries }, authenticate }: Pick<Services, 'database' | 'authenticate'>,
): void => {
  app.get('/api/comments', { schema: COMMENTS_SCHEMA }, async ({ query: { code, ...wanted } }) =>
    answerOf(await readComments(queries, code, wanted)),
  );

  app.get('/api/comments_of_each', { schema: COMMENTS_OF_EACH_SCHEMA }, async ({ query }) => ({
    data: await readCommentsOfEach(queries, readVideoCodes(query.codes), query),
  }));

  app.get('/api/comment_moments', { schema: COMMENT_MOMENTS_SCHEMA }, async ({ query: { codes } }) => ({
    data: await readCommentMoments(queries, readVideoCodes(codes)),
  }));

  app.get('/api/comments_by_id', { schema: COMMENTS_BY_ID_SCHEMA }, async ({ query: { ids } }) => ({
    data: await readCommentsById(queries, readIds(ids).filter(isUuid)),
  }));

  app.get('/api/comments/:id', { schema: COMMENT_SCHEMA }, async ({ params: { id } }) => {
    const [data] = isUuid(id) ? await readCommentsById(queries, [id]) : [];
    if (!data) throw new Refusal(404, 'NOT_FOUND');
    return { data };
  });

  app.get('/api/comment_replies', { schema: REPLIES_SCHEMA }, async ({ query: { parents, ...wanted } }) => {
    const [first = '', ...others] = parentsOf(parents);
    if (others.length === 0) return answerOf(await readReplies(queries, first, wanted));
    if (wanted.after !== undefined) throw new Refusal(400, 'BAD_USER_INPUT');
    return { data: await readRepliesOfEach(queries, [first, ...others], wanted.limit), meta: { next: null } };
  });

  app.get(
    '/api/comments/own',
    { schema: OWN_COMMENTS_SCHEMA, onRequest: authenticate.hook },
    async (request) => {
      const { id: viewerId } = authenticate.viewer(request);
      return {
        data: await readOwnComments(queries, { viewerId, codes: readVideoCodes(request.query.codes) }),
      };
    },
  );

  app.get(
    '/api/comments/:id/own',
    { schema: OWN_COMMENT_SCHEMA, onRequest: authenticate.hook },
    async (request) => {
      const { id: viewerId } = authenticate.viewer(request);
      const data = await readOwnComment(queries, { viewerId, id: request.params.id });
      if (!data) throw new Refusal(404, 'NOT_FOUND');
      return { data };
    },
  );
};
