import type { Services } from '../../identity/identity.module';
import type { AccountsApp } from '../../platform/http/accounts-app';
import { localeOf } from '../../platform/http/errors/locale-of';
import { fieldFailures, invalidFields } from '../../platform/http/errors/refusal';
import { uncheckedBody } from '../../platform/http/errors/unchecked-body';
import { idempotencyKeyOf } from '../../platform/idempotency/idempotency-key-of';
import { idempotentRequestOf } from '../../platform/idempotency/stored-responses';
import { createLimiter } from '../../platform/rate-limit/limiter';
import { readPaymentChoice } from '../checkout/create-checkout';
import { startPayment } from '../checkout/start-payment';
import { readPayment } from '../payment/read-payments';
import { readSubscription } from '../subscription/read-subscription';
import { findOrCreateMethodChange } from './find-or-create-method-change';
import { CHANGE_PAYMENT_METHOD_SCHEMA } from './method-change.schema';

export const changePaymentMethodRoute = (app: AccountsApp, services: Services): void => {
  const { authenticate, clock, database, payments, rateLimits } = services;
  const changes = createLimiter(database.pool, rateLimits, 'paymentMethod');
  app.post(
    '/api/change_payment_method',
    { schema: CHANGE_PAYMENT_METHOD_SCHEMA, onRequest: authenticate.hook, validatorCompiler: uncheckedBody },
    async (request, reply) => {
      const { id: viewerId, name, email, locale } = authenticate.viewer(request);
      const { choice: input, verdicts } = readPaymentChoice(request.body);
      const failures = fieldFailures(verdicts);
      if (failures.length > 0) throw invalidFields(failures);
      await changes.spend(viewerId, request.ip);
      const key = idempotencyKeyOf(request);
      const submit = key === undefined ? null : idempotentRequestOf(request, viewerId, key);
      const payer = { viewer: { id: viewerId, name, email }, token: input.token };
      const { paymentId, redirectUrl } = await startPayment(services, payer, (trx, now) =>
        findOrCreateMethodChange(trx, { viewerId, input, submit, provider: payments.name, locale, now }),
      );
      return reply.code(201).send({
        data: await readSubscription(database.queries, viewerId, {
          configured: payments.name,
          now: clock(),
        }),
        payment: await readPayment(database.queries, { viewerId, paymentId }, redirectUrl, localeOf(request)),
      });
    },
  );
};
