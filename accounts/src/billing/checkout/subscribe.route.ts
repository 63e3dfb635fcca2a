import type { Services } from '../../identity/identity.module';
import type { AccountsApp } from '../../platform/http/accounts-app';
import { localeOf } from '../../platform/http/errors/locale-of';
import { invalidFields } from '../../platform/http/errors/refusal';
import { uncheckedBody } from '../../platform/http/errors/unchecked-body';
import { idempotencyKeyOf } from '../../platform/idempotency/idempotency-key-of';
import { idempotentRequestOf } from '../../platform/idempotency/stored-responses';
import { createLimiter } from '../../platform/rate-limit/limiter';
import { readPayment } from '../payment/read-payments';
import { readSubscribeBody, createCheckout } from './create-checkout';
import { SUBSCRIBE_SCHEMA } from './subscribe.schema';

export const subscribeRoute = (app: AccountsApp, services: Services): void => {
  const { authenticate, database, rateLimits } = services;
  const codes = createLimiter(database.pool, rateLimits, 'code');
  const cards = createLimiter(database.pool, rateLimits, 'paymentMethod');
  app.post(
    '/api/subscribe',
    { schema: SUBSCRIBE_SCHEMA, onRequest: authenticate.hook, validatorCompiler: uncheckedBody },
    async (request, reply) => {
      const { id, name, email, locale } = authenticate.viewer(request);
      const { input, failures } = readSubscribeBody(request.body);
      if (failures.length > 0) throw invalidFields(failures);
      if (input.promoCode !== null || input.referralCode !== null) await codes.spend(id, request.ip);
      if (input.token !== null) await cards.spend(id, request.ip);
      const key = idempotencyKeyOf(request);
      const submit = key === undefined ? null : idempotentRequestOf(request, id, key);
      const order = { input, submit, locale };
      const { paymentId, redirectUrl } = await createCheckout(services, { id, name, email }, order);
      const which = { viewerId: id, paymentId };
      return reply
        .code(201)
        .send({ data: await readPayment(database.queries, which, redirectUrl, localeOf(request)) });
    },
  );
};
