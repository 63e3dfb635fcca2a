import type { Services } from '../../identity/identity.module';
import type { AccountsApp } from '../../platform/http/accounts-app';
import { localeOf } from '../../platform/http/errors/locale-of';
import { invalidFields } from '../../platform/http/errors/refusal';
import { uncheckedBody } from '../../platform/http/errors/unchecked-body';
import { respondIdempotently } from '../../platform/idempotency/respond-idempotently';
import { createLimiter } from '../../platform/rate-limit/limiter';
import { checkNewsletter } from './check-newsletter';
import { NEWSLETTER_SCHEMA } from './newsletter.schema';
import { subscribeNewsletter } from './subscribe-newsletter';

export const newsletterRoute = (app: AccountsApp, services: Services): void => {
  const { config, database, rateLimits, clock } = services;
  const limiter = createLimiter(database.pool, rateLimits, 'newsletter');
  app.post(
    '/api/newsletter',
    { schema: NEWSLETTER_SCHEMA, validatorCompiler: uncheckedBody },
    async (request, reply) => {
      const { input, failures } = checkNewsletter(request.body);
      const emailFails = failures.some(({ field }) => field === 'email');
      await limiter.spend(emailFails ? null : input.emailKey, request.ip);
      if (failures.length > 0) throw invalidFields(failures);
      return respondIdempotently(services, { request, reply, viewerId: null }, async (trx) => {
        await subscribeNewsletter(trx, {
          input,
          locale: localeOf(request),
          pepper: config.codePepper,
          now: clock(),
        });
        const { email, categories } = input;
        return { status: 201, body: { data: { email, categories } } };
      });
    },
  );
};
