import { readModerationQueue, moderateComment } from '../../community/community.module';
import type { AccountsApp } from '../../platform/http/accounts-app';
import { Refusal } from '../../platform/http/errors/refusal';
import { ADMIN_PAGE_SIZE } from '../admin-page-size';
import type { AdminServices } from '../admin-services';
import { appendAudit } from '../append-audit';
import { QUEUE_SCHEMA, VERDICT_SCHEMA } from './admin-comment.schema';

export const adminCommentsRoutes = (app: AccountsApp, { database, desk, clock }: AdminServices): void => {
  const onRequest = desk.allow('comments:moderate');
  const { queries } = database;

  app.get('/api/admin/comments', { schema: QUEUE_SCHEMA, onRequest }, async (request) => {
    const { list, after } = request.query;
    const { comments, next } = await readModerationQueue(queries, { list, limit: ADMIN_PAGE_SIZE, after });
    const data = comments.map((comment) => ({
      ...comment,
      created_at: comment.created_at.toISOString(),
      decided_at: comment.decided_at?.toISOString() ?? null,
    }));
    return { data, meta: { next } };
  });

  app.put('/api/admin/comments/:id/verdict', { schema: VERDICT_SCHEMA, onRequest }, (request) => {
    const [actor, now] = [desk.actor(request), clock()];
    const { id } = request.params;
    return queries.transaction().execute(async (trx) => {
      const { verdict } = request.body;
      const moderated = await moderateComment(trx, { id, verdict, actor: actor.email, now });
      if (!moderated) throw new Refusal(404, 'NOT_FOUND');
      const { before, after } = moderated;
      const details = { before: before.status, after: after.status };
      const subject = `comment:${id}`;
      await appendAudit(trx, { actor, request, now, action: 'comment.verdict', subject, details });
      return { data: { status: after.status } };
    });
  });
};
