import type { AccountsApp } from '../app/accounts-app';
import type { Services } from '../app/services';
import { invalidFields } from '../errors/refusal';
import { uncheckedBody } from '../errors/unchecked-body';
import { answerOnce } from '../idempotency/answer-once';
import { createLimiter } from '../rate-limit/limiter';
import { textOf } from '../viewer/text-of';
import { endNewsletter } from './end-newsletter';
import { emailKeyOfToken } from './unsubscribe-links';
import { UNSUBSCRIBE_NEWSLETTER_SCHEMA } from './viewer-newsletter-routes.schema';

/** Ending a subscription by the link in a mail, signed in or not. */
export const unsubscribeRoute = (app: AccountsApp, services: Services): void => {
  const { database, rateLimits, clock } = services;
  const limiter = createLimiter(database.pool, rateLimits, 'newsletter');
  app.delete(
    '/api/newsletter',
    { schema: UNSUBSCRIBE_NEWSLETTER_SCHEMA, validatorCompiler: uncheckedBody },
    async (request, reply) => {
      await limiter.spend(null, request.ip);
      const token = textOf(request.body['token']).trim();
      return answerOnce(services, { request, reply, viewerId: null }, async (trx) => {
        const emailKey = await emailKeyOfToken(trx, token);
        if (emailKey === undefined) throw invalidFields([{ field: 'token', code: 'UNSUBSCRIBE_INVALID' }]);
        await endNewsletter(trx, emailKey, clock());
        return { status: 204 };
      });
    },
  );
};
