import { emailKeyOf } from '@sahra/schemas/email-key-of';
import { exportViewer, SUPPORT_PARTS } from '../../lifecycle/lifecycle.module';
import type { Queries } from '../../platform/database/database';
import type { AccountsApp } from '../../platform/http/accounts-app';
import { Refusal } from '../../platform/http/errors/refusal';
import { pageOf, readCursor } from '../../platform/http/paging/cursor';
import { isUuid } from '../../platform/text/is-uuid';
import { ADMIN_PAGE_SIZE } from '../admin-page-size';
import type { AdminServices } from '../admin-services';
import { appendAudit } from '../append-audit';
import { END_SESSIONS_SCHEMA, FIND_VIEWERS_SCHEMA, VIEWER_FILE_SCHEMA } from './admin-viewer.schema';

const prefix = (text: string): string => `${text.replace(/[\\%_]/g, '\\$&')}%`;

/**
 * Finds viewers whose id is `q`, or whose address or name begins with it; ordered by address, one page at a
 * time.
 */
const findViewers = async (queries: Queries, q: string, after: string | undefined) => {
  const text = emailKeyOf(q);
  const [emailKey] = readCursor(after, 1) ?? [];
  const rows = await queries
    .selectFrom('viewers')
    .select(['id', 'name', 'email', 'email_key', 'created_at'])
    .where((eb) =>
      eb.or([
        eb('email_key', 'like', prefix(text)),
        // A domain that is not typed to its end has no Punycode yet.
        eb(eb.fn<string>('lower', ['email']), 'like', prefix(text)),
        eb(eb.fn<string>('lower', ['name']), 'like', prefix(text)),
        ...(isUuid(q) ? [eb('id', '=', q)] : []),
      ]),
    )
    .$if(emailKey !== undefined, (query) => query.where('email_key', '>', emailKey ?? ''))
    .orderBy('email_key')
    .limit(ADMIN_PAGE_SIZE + 1)
    .execute();
  return pageOf(rows, ADMIN_PAGE_SIZE, ({ email_key }) => [email_key]);
};

export const adminViewersRoutes = (app: AccountsApp, { database, desk, clock }: AdminServices): void => {
  const { queries } = database;

  app.get(
    '/api/admin/viewers',
    { schema: FIND_VIEWERS_SCHEMA, onRequest: desk.allow('viewers:read') },
    async (request) => {
      const { rows, next } = await findViewers(queries, request.query.q, request.query.after);
      // The search text may be somebody's address: the audit entry holds only the ids that were found.
      const details = { found: rows.map(({ id }) => id) };
      const [actor, now] = [desk.actor(request), clock()];
      await appendAudit(queries, { actor, request, now, action: 'viewer.find', subject: 'viewers', details });
      const data = rows.map(({ id, name, email, created_at }) => ({
        id,
        name,
        email,
        created_at: created_at.toISOString(),
      }));
      return { data, meta: { next } };
    },
  );

  app.get(
    '/api/admin/viewers/:id',
    { schema: VIEWER_FILE_SCHEMA, onRequest: desk.allow('viewers:read') },
    async (request) => {
      const { id } = request.params;
      const found = queries.selectFrom('viewers').select('id').where('id', '=', id);
      const viewer = await found.executeTakeFirst();
      if (!viewer) throw new Refusal(404, 'NOT_FOUND');
      const [actor, now] = [desk.actor(request), clock()];
      const subject = `viewer:${id}`;
      await appendAudit(queries, { actor, request, now, action: 'viewer.read', subject });
      return { data: await exportViewer(database, viewer, now, SUPPORT_PARTS) };
    },
  );

  app.delete(
    '/api/admin/viewers/:id/sessions',
    { schema: END_SESSIONS_SCHEMA, onRequest: desk.allow('viewers:write') },
    (request) =>
      queries.transaction().execute(async (trx) => {
        const { id } = request.params;
        const viewer = await trx.selectFrom('viewers').select('id').where('id', '=', id).executeTakeFirst();
        if (!viewer) throw new Refusal(404, 'NOT_FOUND');
        const { numDeletedRows } = await trx
          .deleteFrom('sessions')
          .where('viewer_id', '=', id)
          .executeTakeFirstOrThrow();
        const details = { ended: Number(numDeletedRows) };
        const [actor, now] = [desk.actor(request), clock()];
        const subject = `viewer:${id}`;
        await appendAudit(trx, { actor, request, now, action: 'viewer.end_sessions', subject, details });
        return { data: details };
      }),
  );
};
