import { sql } from 'kysely';

import { createVouchers } from '../../billing/billing.module';
import type { Queries } from '../../platform/database/database';
import type { AccountsApp } from '../../platform/http/accounts-app';
import { invalidFields, Refusal } from '../../platform/http/errors/refusal';
import type { AdminServices } from '../admin-services';
import { appendAudit } from '../append-audit';
import { validUntil } from '../valid-until';
import {
  CREATE_VOUCHERS_SCHEMA,
  DISABLE_VOUCHERS_SCHEMA,
  VOUCHER_BATCHES_SCHEMA,
} from './admin-voucher.schema';

/** Returns the counts per voucher batch, newest first; only `batch` when it is given. */
const voucherBatches = async (queries: Queries, batch?: string) => {
  const rows = await queries
    .selectFrom('vouchers')
    .$if(batch !== undefined, (query) => query.where('batch', '=', batch ?? ''))
    .select(({ fn, eb }) => [
      'batch',
      'plan_id',
      'days',
      'made_by',
      'created_at',
      fn.countAll<string>().as('count'),
      fn.countAll<string>().filterWhere('used_at', 'is not', null).as('used'),
      fn
        .countAll<string>()
        .filterWhere(eb.and([eb('disabled_at', 'is not', null), eb('used_at', 'is', null)]))
        .as('disabled'),
    ])
    .groupBy(['batch', 'plan_id', 'days', 'made_by', 'created_at'])
    .orderBy('created_at', 'desc')
    .orderBy('batch')
    .execute();
  return rows.map(({ created_at, count, used, disabled, ...row }) => ({
    ...row,
    created_at: created_at.toISOString(),
    count: Number(count),
    used: Number(used),
    disabled: Number(disabled),
  }));
};

export const adminVouchersRoutes = (app: AccountsApp, { database, desk, clock }: AdminServices): void => {
  const onRequest = desk.allow('codes:write');
  const { queries } = database;

  app.post('/api/admin/vouchers', { schema: CREATE_VOUCHERS_SCHEMA, onRequest }, async (request, reply) => {
    const [actor, now] = [desk.actor(request), clock()];
    const { batch, plan_id: planId, days, count } = request.body;
    const until = validUntil(request.body, now);
    const codes = await queries.transaction().execute(async (trx) => {
      // Two orders with the same batch name at the same time: the second waits, then finds the first.
      await sql`select pg_advisory_xact_lock(hashtextextended(${`vouchers ${batch}`}, 0))`.execute(trx);
      if ((await voucherBatches(trx, batch)).length > 0)
        throw invalidFields([{ field: 'batch', code: 'BATCH_TAKEN' }]);
      const plan = await trx.selectFrom('plans').select('id').where('id', '=', planId).executeTakeFirst();
      if (!plan) throw invalidFields([{ field: 'plan_id', code: 'PLAN_UNKNOWN' }]);
      const subject = `vouchers:${batch}`;
      await appendAudit(trx, {
        actor,
        request,
        now,
        action: 'vouchers.create',
        subject,
        details: request.body,
      });
      return createVouchers(trx, { batch, planId, days, count, validUntil: until, madeBy: actor.email, now });
    });
    return reply.code(201).send({ data: { codes } });
  });

  app.get('/api/admin/vouchers', { schema: VOUCHER_BATCHES_SCHEMA, onRequest }, async () => ({
    data: await voucherBatches(queries),
  }));

  app.delete('/api/admin/vouchers/:batch', { schema: DISABLE_VOUCHERS_SCHEMA, onRequest }, (request) => {
    const [actor, now] = [desk.actor(request), clock()];
    const { batch } = request.params;
    return queries.transaction().execute(async (trx) => {
      await trx
        .updateTable('vouchers')
        .set({ disabled_at: now })
        .where('batch', '=', batch)
        .where('used_at', 'is', null)
        .where('disabled_at', 'is', null)
        .execute();
      const [kept] = await voucherBatches(trx, batch);
      if (!kept) throw new Refusal(404, 'NOT_FOUND');
      const subject = `vouchers:${batch}`;
      await appendAudit(trx, { actor, request, now, action: 'vouchers.disable', subject });
      return { data: kept };
    });
  });
};
