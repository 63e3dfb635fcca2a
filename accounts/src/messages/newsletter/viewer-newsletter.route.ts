import { emailKeyOf } from '@sahra/schemas/email-key-of';

import type { Services } from '../../identity/identity.module';
import type { AccountsApp } from '../../platform/http/accounts-app';
import { invalidFields, Refusal } from '../../platform/http/errors/refusal';
import { uncheckedBody } from '../../platform/http/errors/unchecked-body';
import { respondIdempotently } from '../../platform/idempotency/respond-idempotently';
import { createLimiter } from '../../platform/rate-limit/limiter';
import { checkNewsletter } from './check-newsletter';
import { unsubscribeNewsletter } from './unsubscribe-newsletter';
import { subscribeNewsletter } from './subscribe-newsletter';
import { CHANGE_VIEWER_NEWSLETTER_SCHEMA, VIEWER_NEWSLETTER_SCHEMA } from './viewer-newsletter-routes.schema';
import { readViewerNewsletter } from './viewer-newsletter';

const isEmpty = (categories: unknown): boolean => Array.isArray(categories) && categories.length === 0;

/** Registers the newsletter routes of a viewer's settings. */
export const viewerNewsletterRoute = (app: AccountsApp, services: Services): void => {
  const { config, database, rateLimits, authenticate, clock } = services;
  const limiter = createLimiter(database.pool, rateLimits, 'newsletter');
  const onRequest = authenticate.hook;

  app.get('/api/newsletter', { schema: VIEWER_NEWSLETTER_SCHEMA, onRequest }, async (request) => ({
    data: await readViewerNewsletter(database.queries, authenticate.viewer(request).id),
  }));

  app.put(
    '/api/newsletter',
    { schema: CHANGE_VIEWER_NEWSLETTER_SCHEMA, onRequest, validatorCompiler: uncheckedBody },
    async (request, reply) => {
      const { id: viewerId, email, locale } = authenticate.viewer(request);
      const { categories } = request.body;
      const { input, failures } = checkNewsletter({ email, categories });
      const ends = isEmpty(categories);
      await limiter.spend(emailKeyOf(email), request.ip);
      if (!ends && failures.length > 0) throw invalidFields(failures);
      return respondIdempotently(services, { request, reply, viewerId }, async (trx) => {
        const { verified } = await readViewerNewsletter(trx, viewerId);
        if (!verified) throw new Refusal(403, 'EMAIL_UNVERIFIED');
        if (ends) await unsubscribeNewsletter(trx, input.emailKey, clock());
        else
          await subscribeNewsletter(trx, {
            input,
            locale,
            pepper: config.codePepper,
            now: clock(),
          });
        return { status: 200, body: { data: await readViewerNewsletter(trx, viewerId) } };
      });
    },
  );
};
