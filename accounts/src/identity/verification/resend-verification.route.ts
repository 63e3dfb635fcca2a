import type { AccountsApp } from '../../platform/http/accounts-app';
import type { Services } from '../session/services';
import { respondIdempotently } from '../../platform/idempotency/respond-idempotently';
import { createLimiter } from '../../platform/rate-limit/limiter';
import { emailKeyOf } from '@sahra/schemas/email-key-of';
import { sendVerification } from './send-verification';
import { RESEND_VERIFICATION_SCHEMA } from './verification.schema';

export const resendVerificationRoute = (app: AccountsApp, services: Services): void => {
  const { authenticate, config, database, rateLimits, clock } = services;
  const limiter = createLimiter(database.pool, rateLimits, 'verification');
  app.post(
    '/api/resend_verification',
    { schema: RESEND_VERIFICATION_SCHEMA, onRequest: authenticate.hook },
    async (request, reply) => {
      const { id, email, emailVerified, locale } = authenticate.viewer(request);
      if (emailVerified) return reply.code(204).send(null);
      await limiter.spend(emailKeyOf(email), request.ip);
      return respondIdempotently(services, { request, reply, viewerId: id }, async (trx) => {
        await sendVerification(trx, {
          viewerId: id,
          email,
          locale,
          pepper: config.codePepper,
          now: clock(),
        });
        return { status: 204 };
      });
    },
  );
};
