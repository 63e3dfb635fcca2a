import type { AccountsApp } from '../../platform/http/accounts-app';
import { codeKeyOf } from '../../platform/text/code-key-of';
import { Refusal } from '../../platform/http/errors/refusal';
import { answerOnce } from '../../platform/idempotency/answer-once';
import { pageOf } from '../../platform/http/paging/cursor';
import { instantPlace } from '../../platform/http/paging/instant-place';
import { ADMIN_PAGE_SIZE } from '../admin-page-size';
import type { AdminServices } from '../admin-services';
import { appendAudit } from '../append-audit';
import {
  CREATE_PROMO_CODE_SCHEMA,
  DISABLE_PROMO_CODE_SCHEMA,
  PROMO_CODES_SCHEMA,
} from './admin-promo-code.schema';
import { createPromoCode } from './create-promo-code';
import { adminPromoCodeOf, promoCodesWithUses } from './promo-code-facts';

export const adminPromoCodesRoutes = (app: AccountsApp, services: AdminServices): void => {
  const { database, desk, clock } = services;
  const onRequest = desk.allow('codes:write');

  app.post('/api/admin/promo_codes', { schema: CREATE_PROMO_CODE_SCHEMA, onRequest }, (request, reply) => {
    const [actor, now] = [desk.actor(request), clock()];
    return answerOnce(services, { request, reply, viewerId: null }, async (trx) => {
      const code = await createPromoCode(trx, request.body, actor.email, now);
      const subject = `promo_code:${code}`;
      const details = { ...request.body, code };
      await appendAudit(trx, { actor, request, now, action: 'promo_code.create', subject, details });
      const made = await promoCodesWithUses(trx).where('code', '=', code).executeTakeFirstOrThrow();
      return { status: 201, body: { data: adminPromoCodeOf(made) } };
    });
  });

  app.get('/api/admin/promo_codes', { schema: PROMO_CODES_SCHEMA, onRequest }, async (request) => {
    const place = instantPlace(request.query.after);
    const found = await promoCodesWithUses(database.queries)
      .$if(place !== undefined, (query) =>
        query.where((eb) =>
          eb(eb.refTuple('created_at', 'code'), '<', eb.tuple(place?.at ?? new Date(0), place?.key ?? '')),
        ),
      )
      .orderBy('created_at', 'desc')
      .orderBy('code', 'desc')
      .limit(ADMIN_PAGE_SIZE + 1)
      .execute();
    const { rows, next } = pageOf(found, ADMIN_PAGE_SIZE, (row) => [row.created_at.toISOString(), row.code]);
    return { data: rows.map(adminPromoCodeOf), meta: { next } };
  });

  app.delete(
    '/api/admin/promo_codes/:code',
    { schema: DISABLE_PROMO_CODE_SCHEMA, onRequest },
    async (request) => {
      const code = codeKeyOf(request.params.code);
      const [actor, now] = [desk.actor(request), clock()];
      return database.queries.transaction().execute(async (trx) => {
        const { numUpdatedRows } = await trx
          .updateTable('promo_codes')
          .set((eb) => ({ disabled_at: eb.fn.coalesce('disabled_at', eb.val(now)) }))
          .where('code', '=', code)
          .executeTakeFirstOrThrow();
        if (numUpdatedRows !== 1n) throw new Refusal(404, 'NOT_FOUND');
        const subject = `promo_code:${code}`;
        await appendAudit(trx, { actor, request, now, action: 'promo_code.disable', subject });
        const kept = await promoCodesWithUses(trx).where('code', '=', code).executeTakeFirstOrThrow();
        return { data: adminPromoCodeOf(kept) };
      });
    },
  );
};
