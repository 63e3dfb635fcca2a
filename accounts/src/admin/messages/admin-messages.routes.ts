import { listMessages, updateMessage, type Message } from '../../messages/messages.module';
import type { AccountsApp } from '../../platform/http/accounts-app';
import { Refusal } from '../../platform/http/errors/refusal';
import { ADMIN_PAGE_SIZE } from '../admin-page-size';
import type { AdminServices } from '../admin-services';
import { appendAudit } from '../append-audit';
import { MESSAGES_SCHEMA, SETTLE_MESSAGE_SCHEMA } from './admin-message.schema';

const written = ({ created_at, changed_at, ...message }: Message) => ({
  ...message,
  created_at: created_at.toISOString(),
  changed_at: changed_at?.toISOString() ?? null,
});

export const adminMessagesRoutes = (app: AccountsApp, { database, desk, clock }: AdminServices): void => {
  const { queries } = database;

  app.get(
    '/api/admin/messages',
    { schema: MESSAGES_SCHEMA, onRequest: desk.allow('messages:read') },
    async (request) => {
      const { kind, status, viewer_id: viewerId, after } = request.query;
      const { messages, next } = await listMessages(queries, {
        kind,
        status,
        viewerId,
        limit: ADMIN_PAGE_SIZE,
        after,
      });
      const details = { read: messages.map(({ id }) => id) };
      const [actor, now] = [desk.actor(request), clock()];
      await appendAudit(queries, {
        actor,
        request,
        now,
        action: 'message.read',
        subject: 'messages',
        details,
      });
      return { data: messages.map(written), meta: { next } };
    },
  );

  app.put(
    '/api/admin/messages/:id',
    { schema: SETTLE_MESSAGE_SCHEMA, onRequest: desk.allow('messages:write') },
    (request) => {
      const [actor, now] = [desk.actor(request), clock()];
      const { id } = request.params;
      const { status, note = null } = request.body;
      return queries.transaction().execute(async (trx) => {
        const settled = await updateMessage(trx, { id, status, note, actor: actor.email, now });
        if (!settled) throw new Refusal(404, 'NOT_FOUND');
        const { before, after } = settled;
        const details = { before: before.status, after: after.status };
        const subject = `message:${id}`;
        await appendAudit(trx, { actor, request, now, action: 'message.settle', subject, details });
        return { data: written(after) };
      });
    },
  );
};
