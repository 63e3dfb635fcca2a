import { sessionCookieOf, verifyCode, type Services } from '../../identity/identity.module';
import type { AccountsApp } from '../../platform/http/accounts-app';
import { invalidFields } from '../../platform/http/errors/refusal';
import { uncheckedBody } from '../../platform/http/errors/unchecked-body';
import { respondIdempotently } from '../../platform/idempotency/respond-idempotently';
import { createLimiter } from '../../platform/rate-limit/limiter';
import { checkDeletion } from './check-deletion';
import { DELETE_ACCOUNT_SCHEMA } from './delete-account.schema';
import { deleteViewer } from './delete-viewer';
import { proofFailures, proofOf } from './own-account-proof';

export const deleteAccountRoute = (app: AccountsApp, services: Services): void => {
  const { authenticate, config, database, rateLimits, clock } = services;
  const limiter = createLimiter(database.pool, rateLimits, 'deletion');
  const cookie = sessionCookieOf(config.publicOrigin);
  app.post(
    '/api/delete_account',
    {
      schema: DELETE_ACCOUNT_SCHEMA,
      validatorCompiler: uncheckedBody,
      onRequest: authenticate.hook,
      preSerialization: (_request, reply, payload, done) => {
        if (reply.statusCode === 200) void reply.clearCookie(cookie.name, cookie.options);
        done(null, payload);
      },
    },
    async (request, reply) => {
      const { id: viewerId, locale } = authenticate.viewer(request);
      const { input, failures } = checkDeletion(request.body);
      await limiter.spend(viewerId, request.ip);
      const { proof, passwordHash } = await proofOf(database.queries, viewerId);
      const all = [...(await proofFailures(passwordHash, input)), ...failures];
      if (all.length > 0) throw invalidFields(all);
      return respondIdempotently(services, { request, reply, viewerId }, async (trx) => {
        const now = clock();
        if (proof === 'code') {
          const tried = { viewerId, typed: input.code, pepper: config.codePepper, now } as const;
          const refusal = await verifyCode(trx, { purpose: 'delete-account', ...tried });
          if (refusal) return { refusal };
        }
        const deletion = { viewerId, reason: input.reason, locale, now };
        const recoverUntil = await deleteViewer(trx, deletion);
        return { status: 200, body: { data: { recover_until: recoverUntil.toISOString() } } };
      });
    },
  );
};
