import type { AccountsApp } from '../app/accounts-app';
import type { Services } from '../app/services';
import { localeOf } from '../errors/locale-of';
import { invalidFields } from '../errors/refusal';
import { uncheckedBody } from '../errors/unchecked-body';
import { idempotencyKeyOf } from '../idempotency/idempotency-key-of';
import { submitOf } from '../idempotency/kept-answers';
import { paymentStateOf } from '../payment/payment-state-of';
import { createLimiter } from '../rate-limit/limiter';
import { checkSubscribe } from './check-subscribe';
import { subscribe } from './subscribe';
import { SUBSCRIBE_SCHEMA } from './subscribe.schema';

export const subscribeRoute = (app: AccountsApp, services: Services): void => {
  const { authenticate, database, rateLimits } = services;
  const codes = createLimiter(database.pool, rateLimits, 'code');
  app.post(
    '/api/subscribe',
    { schema: SUBSCRIBE_SCHEMA, onRequest: authenticate.hook, validatorCompiler: uncheckedBody },
    async (request, reply) => {
      const { id, name, email } = authenticate.viewer(request);
      const { input, failures } = checkSubscribe(request.body);
      if (failures.length > 0) throw invalidFields(failures);
      if (input.promoCode !== null || input.referralCode !== null) await codes.spend(id, request.ip);
      const key = idempotencyKeyOf(request);
      const submit = key === undefined ? null : submitOf(request, id, key);
      const locale = localeOf(request);
      const order = { input, submit, locale };
      const { paymentId, redirectUrl } = await subscribe(services, { id, name, email }, order);
      const payment = await database.queries
        .selectFrom('payments')
        .select(['id', 'status', 'reason'])
        .where('id', '=', paymentId)
        .executeTakeFirstOrThrow();
      return reply.code(201).send({ data: paymentStateOf(payment, redirectUrl, locale) });
    },
  );
};
