import type { Services } from '../../identity/identity.module';
import type { AccountsApp } from '../../platform/http/accounts-app';
import { localeOf } from '../../platform/http/errors/locale-of';
import { uncheckedBody } from '../../platform/http/errors/unchecked-body';
import { createLimiter } from '../../platform/rate-limit/limiter';
import { codeKeyOf } from '@sahra/schemas/code-key-of';
import { PROMO_CODE_SCHEMA } from './promo-code.schema';
import { promoText } from './promo-text';
import { couponInvalid, findUsablePromoCode, discountedPriceOf } from './promo-use';

export const promoCodeRoute = (
  app: AccountsApp,
  { authenticate, database, rateLimits, clock }: Services,
): void => {
  const { queries, pool } = database;
  const limiter = createLimiter(pool, rateLimits, 'code');
  app.post(
    '/api/promo_code',
    { schema: PROMO_CODE_SCHEMA, onRequest: authenticate.hook, validatorCompiler: uncheckedBody },
    async (request) => {
      const viewerId = authenticate.viewer(request).id;
      await limiter.spend(viewerId, request.ip);
      const { code: typed, plan_id: planId }: Readonly<Record<string, unknown>> = request.body;
      const code = codeKeyOf(typed);
      const plan = await queries
        .selectFrom('plans')
        .selectAll()
        .where('id', '=', typeof planId === 'string' ? planId : '')
        .executeTakeFirst();
      const promo =
        plan && (await findUsablePromoCode(queries, { code, planId: plan.id, viewerId, now: clock() }));
      if (!promo) throw couponInvalid('code');
      return {
        data: {
          code,
          price_before: plan.price_minor,
          price_after: discountedPriceOf(promo, plan.price_minor),
          currency: plan.currency,
          periods: promo.periods,
          text: promoText(promo, plan, localeOf(request)),
        },
      };
    },
  );
};
