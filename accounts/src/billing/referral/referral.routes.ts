import type { Services } from '../../identity/identity.module';
import type { AccountsApp } from '../../platform/http/accounts-app';
import { codeKeyOf } from '@sahra/schemas/code-key-of';
import { uncheckedBody } from '../../platform/http/errors/unchecked-body';
import { respondIdempotently } from '../../platform/idempotency/respond-idempotently';
import { createLimiter } from '../../platform/rate-limit/limiter';
import { activateReferral } from './activate-referral';
import { ACTIVATE_REFERRAL_SCHEMA, REFERRAL_CODE_SCHEMA } from './referral.schema';

const REGISTER_PATH = '/auth/register';

export const referralRoutes = (app: AccountsApp, services: Services): void => {
  const { authenticate, config, database, rateLimits, clock } = services;
  const limiter = createLimiter(database.pool, rateLimits, 'code');

  app.get(
    '/api/referral_code',
    { schema: REFERRAL_CODE_SCHEMA, onRequest: authenticate.hook },
    async (request) => {
      const viewerId = authenticate.viewer(request).id;
      const { code, used } = await database.queries
        .selectFrom('referral_codes')
        .leftJoin('referrals', 'referrals.code', 'referral_codes.code')
        .where('referral_codes.viewer_id', '=', viewerId)
        .groupBy('referral_codes.code')
        .select(['referral_codes.code', ({ fn }) => fn.count<string>('referrals.viewer_id').as('used')])
        .executeTakeFirstOrThrow();
      const named = await database.queries
        .selectFrom('referrals')
        .select('code')
        .where('viewer_id', '=', viewerId)
        .executeTakeFirst();
      const url = new URL(REGISTER_PATH, config.publicOrigin);
      url.searchParams.set('referral', code);
      return { data: { code, url: url.href, used: Number(used), friend_code: named?.code ?? null } };
    },
  );

  app.post(
    '/api/referral_code/activate',
    { schema: ACTIVATE_REFERRAL_SCHEMA, onRequest: authenticate.hook, validatorCompiler: uncheckedBody },
    async (request, reply) => {
      const viewerId = authenticate.viewer(request).id;
      await limiter.spend(viewerId, request.ip);
      const code = codeKeyOf(request.body.code);
      return respondIdempotently(services, { request, reply, viewerId }, async (trx) => {
        await activateReferral(trx, { viewerId, code, now: clock() });
        return { status: 200, body: { data: { code } } };
      });
    },
  );
};
