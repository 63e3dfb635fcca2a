import type { Services } from '../../identity/identity.module';
import type { AccountsApp } from '../../platform/http/accounts-app';
import { invalidFields } from '../../platform/http/errors/refusal';
import { uncheckedBody } from '../../platform/http/errors/unchecked-body';
import { respondIdempotently } from '../../platform/idempotency/respond-idempotently';
import { createLimiter } from '../../platform/rate-limit/limiter';
import { textOf } from '../../platform/text/text-of';
import { unsubscribeNewsletter } from './unsubscribe-newsletter';
import { emailKeyOfToken } from './unsubscribe-links';
import { UNSUBSCRIBE_NEWSLETTER_SCHEMA } from './viewer-newsletter-routes.schema';

/** Registers the route that unsubscribes by the link in a mail, signed in or not. */
export const unsubscribeRoute = (app: AccountsApp, services: Services): void => {
  const { database, rateLimits, clock } = services;
  const limiter = createLimiter(database.pool, rateLimits, 'newsletter');
  app.delete(
    '/api/newsletter',
    { schema: UNSUBSCRIBE_NEWSLETTER_SCHEMA, validatorCompiler: uncheckedBody },
    async (request, reply) => {
      await limiter.spend(null, request.ip);
      const token = textOf(request.body['token']).trim();
      return respondIdempotently(services, { request, reply, viewerId: null }, async (trx) => {
        const emailKey = await emailKeyOfToken(trx, token);
        if (emailKey === undefined) throw invalidFields([{ field: 'token', code: 'UNSUBSCRIBE_INVALID' }]);
        await unsubscribeNewsletter(trx, emailKey, clock());
        // Mailboxes of many viewers unsubscribe from one address (RFC 8058): only wrong tokens count.
        return { status: 204, afterCommit: () => limiter.refund(emailKey, request.ip) };
      });
    },
  );
};
