import type { Services } from '../../identity/identity.module';
import type { AccountsApp } from '../../platform/http/accounts-app';
import { codeKeyOf } from '@sahra/schemas/code-key-of';
import { uncheckedBody } from '../../platform/http/errors/unchecked-body';
import { respondIdempotently } from '../../platform/idempotency/respond-idempotently';
import { createLimiter } from '../../platform/rate-limit/limiter';
import { activateVoucher } from './activate-voucher';
import { ACTIVATE_VOUCHER_SCHEMA } from './voucher.schema';

export const voucherRoute = (app: AccountsApp, services: Services): void => {
  const { authenticate, database, rateLimits, clock } = services;
  const limiter = createLimiter(database.pool, rateLimits, 'code');
  app.post(
    '/api/voucher/activate',
    { schema: ACTIVATE_VOUCHER_SCHEMA, onRequest: authenticate.hook, validatorCompiler: uncheckedBody },
    async (request, reply) => {
      const { id: viewerId, locale } = authenticate.viewer(request);
      await limiter.spend(viewerId, request.ip);
      const code = codeKeyOf(request.body.code);
      return respondIdempotently(services, { request, reply, viewerId }, async (trx) => {
        const { planId, endsAt } = await activateVoucher(trx, { viewerId, code, locale, now: clock() });
        return { status: 200, body: { data: { plan_id: planId, ends_at: endsAt.toISOString() } } };
      });
    },
  );
};
