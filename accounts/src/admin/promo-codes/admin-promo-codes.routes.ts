import type { Transaction } from 'kysely';
import type { Static } from 'typebox';

import { isDiscountTooLarge } from '../../billing/billing.module';
import type { Queries } from '../../platform/database/database';
import type { Tables } from '../../platform/database/tables';
import type { AccountsApp } from '../../platform/http/accounts-app';
import { invalidFields, Refusal } from '../../platform/http/errors/refusal';
import { pageOf } from '../../platform/http/paging/cursor';
import { readTimeCursor } from '../../platform/http/paging/read-time-cursor';
import { respondIdempotently } from '../../platform/idempotency/respond-idempotently';
import { codeKeyOf } from '@sahra/schemas/code-key-of';
import { ADMIN_PAGE_SIZE } from '../admin-page-size';
import type { AdminServices } from '../admin-services';
import { appendAudit } from '../append-audit';
import { validUntil } from '../valid-until';
import {
  CREATE_PROMO_CODE_SCHEMA,
  DISABLE_PROMO_CODE_SCHEMA,
  PROMO_CODES_SCHEMA,
} from './admin-promo-code.schema';
import type { NewPromoCodeSchema } from './admin-promo-code.schema';

/** Selects promo codes with their number of uses. */
const promoCodesWithUses = (queries: Queries) =>
  queries
    .selectFrom('promo_codes')
    .selectAll()
    .select((eb) =>
      eb
        .selectFrom('promo_uses')
        .whereRef('promo_uses.code', '=', 'promo_codes.code')
        .where('promo_uses.released_at', 'is', null)
        .select(({ fn }) => fn.countAll<string>().as('uses'))
        .as('uses'),
    );

type PromoCodeFacts = Awaited<ReturnType<ReturnType<typeof promoCodesWithUses>['executeTakeFirstOrThrow']>>;

/** Maps a promo code to its admin response. */
const adminPromoCodeOf = (facts: PromoCodeFacts) => ({
  code: facts.code,
  percent: facts.percent,
  amount: facts.amount_minor,
  plan_ids: facts.plan_ids,
  periods: facts.periods,
  valid_from: facts.valid_from.toISOString(),
  valid_until: facts.valid_until?.toISOString() ?? null,
  uses_max: facts.uses_max,
  uses: Number(facts.uses ?? 0),
  disabled_at: facts.disabled_at?.toISOString() ?? null,
  made_by: facts.made_by,
});

type NewPromoCode = Static<typeof NewPromoCodeSchema>;

const SHORTEST = 3;

const spanOf = (wanted: NewPromoCode, now: Date) => {
  const from = wanted.valid_from === undefined ? now : new Date(wanted.valid_from);
  const until = validUntil(wanted, from);
  if (until && until <= from) throw invalidFields([{ field: 'valid_until', code: 'BAD_USER_INPUT' }]);
  return { valid_from: from, valid_until: until };
};

/**
 * Creates a promo code and returns it as stored.
 * @throws Refusal that names the invalid fields.
 */
const createPromoCode = async (
  trx: Transaction<Tables>,
  wanted: NewPromoCode,
  madeBy: string,
  now: Date,
): Promise<string> => {
  const code = codeKeyOf(wanted.code);
  const { percent = null, amount = null, plan_ids = null, periods = 1, uses_max = null } = wanted;
  if (code.length < SHORTEST) throw invalidFields([{ field: 'code', code: 'CODE_REQUIRED' }]);
  if ((percent === null) === (amount === null)) throw new Refusal(400, 'BAD_USER_INPUT');
  const plans = await trx.selectFrom('plans').select(['id', 'price_minor']).execute();
  if (plan_ids?.some((wantedId) => !plans.some(({ id }) => id === wantedId)))
    throw invalidFields([{ field: 'plan_ids', code: 'PLAN_UNKNOWN' }]);
  const reduced = plans.filter(({ id }) => plan_ids === null || plan_ids.includes(id));
  if (reduced.some((plan) => isDiscountTooLarge({ percent, amount_minor: amount }, plan.price_minor)))
    throw invalidFields([{ field: percent === null ? 'amount' : 'percent', code: 'DISCOUNT_TOO_LARGE' }]);
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('promo_codes')
    .values({
      ...{ code, percent, amount_minor: amount, plan_ids, periods, uses_max },
      ...spanOf(wanted, now),
      ...{ disabled_at: null, made_by: madeBy, created_at: now },
    })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows !== 1n) throw invalidFields([{ field: 'code', code: 'CODE_TAKEN' }]);
  return code;
};

export const adminPromoCodesRoutes = (app: AccountsApp, services: AdminServices): void => {
  const { database, desk, clock } = services;
  const onRequest = desk.allow('codes:write');

  app.post('/api/admin/promo_codes', { schema: CREATE_PROMO_CODE_SCHEMA, onRequest }, (request, reply) => {
    const [actor, now] = [desk.actor(request), clock()];
    return respondIdempotently(services, { request, reply, viewerId: null }, async (trx) => {
      const code = await createPromoCode(trx, request.body, actor.email, now);
      const subject = `promo_code:${code}`;
      const details = { ...request.body, code };
      await appendAudit(trx, { actor, request, now, action: 'promo_code.create', subject, details });
      const made = await promoCodesWithUses(trx).where('code', '=', code).executeTakeFirstOrThrow();
      return { status: 201, body: { data: adminPromoCodeOf(made) } };
    });
  });

  app.get('/api/admin/promo_codes', { schema: PROMO_CODES_SCHEMA, onRequest }, async (request) => {
    const place = readTimeCursor(request.query.after);
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
