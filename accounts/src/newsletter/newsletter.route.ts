import type { AccountsApp } from '../app/accounts-app';
import type { Services } from '../app/services';
import { localeOf } from '../errors/locale-of';
import { invalidFields } from '../errors/refusal';
import { uncheckedBody } from '../errors/unchecked-body';
import { answerOnce } from '../idempotency/answer-once';
import { createLimiter } from '../rate-limit/limiter';
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
      return answerOnce(services, { request, reply, viewerId: null }, async (trx) => {
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
