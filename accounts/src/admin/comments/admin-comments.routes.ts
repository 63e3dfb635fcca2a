import {
  countModeration,
  moderateComment,
  type ModeratedComment,
  readCommentContext,
  readModerationQueue,
  reopenComment,
} from '../../community/community.module';
import type { AccountsApp } from '../../platform/http/accounts-app';
import { Refusal } from '../../platform/http/errors/refusal';
import { ADMIN_PAGE_SIZE } from '../admin-page-size';
import type { AdminServices } from '../admin-services';
import { appendAudit } from '../append-audit';
import {
  COMMENT_CONTEXT_SCHEMA,
  COMMENT_COUNTS_SCHEMA,
  QUEUE_SCHEMA,
  REOPEN_SCHEMA,
  VERDICT_SCHEMA,
} from './admin-comment.schema';

const written = (comment: ModeratedComment) => ({
  ...comment,
  created_at: comment.created_at.toISOString(),
  edited_at: comment.edited_at?.toISOString() ?? null,
  decided_at: comment.decided_at?.toISOString() ?? null,
});

export const adminCommentsRoutes = (app: AccountsApp, { database, desk, clock }: AdminServices): void => {
  const onRequest = desk.allow('comments:moderate');
  const { queries } = database;

  app.get('/api/admin/comments', { schema: QUEUE_SCHEMA, onRequest }, async (request) => {
    const { list, after } = request.query;
    const { comments, next } = await readModerationQueue(queries, { list, limit: ADMIN_PAGE_SIZE, after });
    return { data: comments.map(written), meta: { next } };
  });

  app.get('/api/admin/comments/counts', { schema: COMMENT_COUNTS_SCHEMA, onRequest }, async () => ({
    data: await countModeration(queries),
  }));

  app.get('/api/admin/comments/:id', { schema: COMMENT_CONTEXT_SCHEMA, onRequest }, async (request) => {
    const context = await readCommentContext(queries, request.params.id);
    if (!context) throw new Refusal(404, 'NOT_FOUND');
    const { comment, around, author, earlier } = context;
    const data = {
      comment: written(comment),
      around: around.map(written),
      author: author && { ...author, registered_at: author.registered_at.toISOString() },
      earlier: earlier.map(written),
    };
    return { data };
  });

  app.put('/api/admin/comments/:id/verdict', { schema: VERDICT_SCHEMA, onRequest }, (request) => {
    const [actor, now] = [desk.actor(request), clock()];
    const { id } = request.params;
    return queries.transaction().execute(async (trx) => {
      const { verdict, version } = request.body;
      const moderated = await moderateComment(trx, { id, verdict, version, actor: actor.email, now });
      if (!moderated) throw new Refusal(404, 'NOT_FOUND');
      const { before, after } = moderated;
      const details = { before: before.status, after: after.status };
      const subject = `comment:${id}`;
      await appendAudit(trx, { actor, request, now, action: 'comment.verdict', subject, details });
      return { data: { status: after.status } };
    });
  });

  app.delete('/api/admin/comments/:id/verdict', { schema: REOPEN_SCHEMA, onRequest }, (request) => {
    const [actor, now] = [desk.actor(request), clock()];
    const { id } = request.params;
    return queries.transaction().execute(async (trx) => {
      const reopened = await reopenComment(trx, { id, now });
      if (!reopened) throw new Refusal(404, 'NOT_FOUND');
      const { before, after } = reopened;
      const details = { before: before.status, after: after.status };
      const subject = `comment:${id}`;
      await appendAudit(trx, { actor, request, now, action: 'comment.reopen', subject, details });
      return { data: { status: after.status } };
    });
  });
};
