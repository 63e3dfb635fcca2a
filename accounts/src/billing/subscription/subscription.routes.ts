import { messageOf } from '@sahra/schemas/messages';

import type { Services } from '../../identity/identity.module';
import type { AccountsApp } from '../../platform/http/accounts-app';
import { localeOf } from '../../platform/http/errors/locale-of';
import { Refusal } from '../../platform/http/errors/refusal';
import { respondIdempotently } from '../../platform/idempotency/respond-idempotently';
import { createLimiter } from '../../platform/rate-limit/limiter';
import { cancelSubscription } from './cancel-subscription';
import { readSubscription } from './read-subscription';
import { resumeSubscription } from './resume-subscription';
import {
  CANCEL_SUBSCRIPTION_SCHEMA,
  RESUME_SUBSCRIPTION_SCHEMA,
  SUBSCRIPTION_ROUTE_SCHEMA,
} from './subscription-route.schema';

const STORE_NOTICES = { google: 'STORE_NOTICE_GOOGLE', apple: 'STORE_NOTICE_APPLE' } as const;

export const subscriptionRoutes = (app: AccountsApp, services: Services): void => {
  const { authenticate, database, clock, payments, rateLimits } = services;
  const configured = payments.name;
  const resumes = createLimiter(database.pool, rateLimits, 'resume');
  const onRequest = authenticate.hook;

  app.get('/api/subscription', { schema: SUBSCRIPTION_ROUTE_SCHEMA, onRequest }, async (request) => ({
    data: await readSubscription(database.queries, authenticate.viewer(request).id, {
      configured,
      now: clock(),
    }),
  }));

  app.post(
    '/api/cancel_subscription',
    { schema: CANCEL_SUBSCRIPTION_SCHEMA, onRequest },
    (request, reply) => {
      const viewerId = authenticate.viewer(request).id;
      return respondIdempotently(services, { request, reply, viewerId }, async (trx) => {
        const now = clock();
        const cancelled = await cancelSubscription(trx, { viewerId, now });
        if (!cancelled) throw new Refusal(409, 'NO_SUBSCRIPTION');
        const { payment_method: method } = cancelled;
        const store = method === 'google' || method === 'apple' ? method : null;
        const body = {
          data: await readSubscription(trx, viewerId, { configured, now }),
          store_notice: store,
          store_message: store && messageOf(STORE_NOTICES[store], localeOf(request)),
        };
        return { status: 200, body };
      });
    },
  );

  app.post(
    '/api/resume_subscription',
    { schema: RESUME_SUBSCRIPTION_SCHEMA, onRequest },
    async (request, reply) => {
      const viewerId = authenticate.viewer(request).id;
      await resumes.spend(viewerId, request.ip);
      return respondIdempotently(services, { request, reply, viewerId }, async (trx) => {
        const now = clock();
        await resumeSubscription(trx, { viewerId, now });
        return { status: 200, body: { data: await readSubscription(trx, viewerId, { configured, now }) } };
      });
    },
  );
};
