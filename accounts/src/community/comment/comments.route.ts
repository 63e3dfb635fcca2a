import type { Services } from '../../identity/identity.module';
import type { Queries } from '../../platform/database/database';
import type { AccountsApp } from '../../platform/http/accounts-app';
import { Refusal } from '../../platform/http/errors/refusal';
import { isUuid } from '../../platform/text/is-uuid';
import { PARENTS_MAX } from './comment.limits';
import { COMMENTS_SCHEMA, OWN_COMMENTS_SCHEMA, REPLIES_SCHEMA } from './comments-page.schema';
import { commentOfRow, selectComments } from './select-comments';
import type { Comment } from './select-comments';
import { readComments } from './read-comments';
import type { CommentPage } from './read-comments';
import { readReplies, readRepliesOfEach } from './read-replies';

/** Maximum of a viewer's own hidden comments on one video; nobody has more than that waiting. */
const OWN_MAX = 50;

/**
 * Reads a viewer's own comments on a video that others cannot see, newest first. Omits those the viewer deleted.
 */
const readOwnComments = async (
  queries: Queries,
  { viewerId, code }: { viewerId: string; code: string },
): Promise<Comment[]> => {
  const rows = await selectComments(queries)
    .where('comments.viewer_id', '=', viewerId)
    .where('comments.code', '=', code)
    .where('comments.status', '<>', 'published')
    .where('comments.comment', 'is not', null)
    .orderBy('comments.number', 'desc')
    .limit(OWN_MAX)
    .execute();
  return rows.map(commentOfRow);
};

const answerOf = ({ comments, next }: CommentPage) => ({ data: comments, meta: { next } });

const parentsOf = (parents: string): string[] => {
  const asked = [...new Set(parents.split(','))];
  if (asked.length > PARENTS_MAX || !asked.every(isUuid)) throw new Refusal(400, 'BAD_USER_INPUT');
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
      return { data: await readOwnComments(queries, { viewerId, code: request.query.code }) };
    },
  );
};
