import { checkLedger } from '../../billing/billing.module';
import type { AccountsApp } from '../../platform/http/accounts-app';
import { Refusal } from '../../platform/http/errors/refusal';
import { pageOf, readCursor } from '../../platform/http/paging/cursor';
import { readNumberCursor } from '../../platform/http/paging/read-number-cursor';
import { ADMIN_PAGE_SIZE } from '../admin-page-size';
import type { AdminServices } from '../admin-services';
import { appendAudit } from '../append-audit';
import { LEDGER_CHECK_SCHEMA, VIEWER_LEDGER_SCHEMA } from './admin-ledger.schema';

export const adminLedgerRoutes = (app: AccountsApp, { database, desk, clock }: AdminServices): void => {
  const onRequest = desk.allow('ledger:read');
  const { queries } = database;

  app.get('/api/admin/viewers/:id/ledger', { schema: VIEWER_LEDGER_SCHEMA, onRequest }, async (request) => {
    const { id } = request.params;
    const place = readNumberCursor(readCursor(request.query.after, 1));
    const viewer = await queries
      .selectFrom('viewers')
      .select('ledger_account')
      .where('id', '=', id)
      .executeTakeFirst();
    if (!viewer) throw new Refusal(404, 'NOT_FOUND');
    const [actor, now] = [desk.actor(request), clock()];
    await appendAudit(queries, { actor, request, now, action: 'ledger.read', subject: `viewer:${id}` });
    const found = await queries
      .selectFrom('ledger')
      .selectAll()
      .where('account', '=', viewer.ledger_account)
      .$if(place !== undefined, (query) => query.where('number', '<', place ?? ''))
      .orderBy('number', 'desc')
      .limit(ADMIN_PAGE_SIZE + 1)
      .execute();
    const { rows, next } = pageOf(found, ADMIN_PAGE_SIZE, ({ number }) => [number]);
    const data = rows.map((row) => ({
      number: row.number,
      at: row.at.toISOString(),
      kind: row.kind,
      amount: row.amount_minor,
      currency: row.currency,
      payment_id: row.payment_id,
      plan_id: row.plan_id,
      period_starts_at: row.period_starts_at?.toISOString() ?? null,
      period_ends_at: row.period_ends_at?.toISOString() ?? null,
      provider: row.provider,
      provider_ref: row.provider_ref,
    }));
    return { data, meta: { next } };
  });

  app.get('/api/admin/ledger/check', { schema: LEDGER_CHECK_SCHEMA, onRequest }, async () => ({
    data: await checkLedger(queries),
  }));
};
