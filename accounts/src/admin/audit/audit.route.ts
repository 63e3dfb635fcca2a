import type { AccountsApp } from '../../platform/http/accounts-app';
import { pageOf, readCursor } from '../../platform/http/paging/cursor';
import { readNumberCursor } from '../../platform/http/paging/read-number-cursor';
import { ADMIN_PAGE_SIZE } from '../admin-page-size';
import type { AdminServices } from '../admin-services';
import { AUDIT_SCHEMA } from './audit.schema';

export const auditRoute = (app: AccountsApp, { database, desk }: AdminServices): void => {
  app.get(
    '/api/admin/audit',
    { schema: AUDIT_SCHEMA, onRequest: desk.allow('audit:read') },
    async (request) => {
      const { subject, after } = request.query;
      const before = readNumberCursor(readCursor(after, 1));
      const found = await database.queries
        .selectFrom('audit_entries')
        .selectAll()
        .$if(subject !== undefined, (query) => query.where('subject', '=', subject ?? ''))
        .$if(before !== undefined, (query) => query.where('number', '<', before ?? ''))
        .orderBy('number', 'desc')
        .limit(ADMIN_PAGE_SIZE + 1)
        .execute();
      const { rows, next } = pageOf(found, ADMIN_PAGE_SIZE, ({ number }) => [number]);
      const data = rows.map(({ at, actor, action, subject: of, details, request_id }) => ({
        at: at.toISOString(),
        actor,
        action,
        subject: of,
        details,
        request_id,
      }));
      return { data, meta: { next } };
    },
  );
};
