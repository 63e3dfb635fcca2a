import type { AccountsApp } from '../../platform/http/accounts-app';
import type { Services } from '../session/services';
import { uncheckedBody } from '../../platform/http/errors/unchecked-body';
import { respondIdempotently } from '../../platform/idempotency/respond-idempotently';
import { createLimiter } from '../../platform/rate-limit/limiter';
import { emailKeyOf } from '@sahra/schemas/email-key-of';
import { textOf } from '../../platform/text/text-of';
import { changePassword } from './change-password';
import { CHANGE_PASSWORD_SCHEMA } from './change-password.schema';
import { newPasswordOf } from './new-password';

export const changePasswordRoute = (app: AccountsApp, services: Services): void => {
  const { authenticate, database, rateLimits, clock } = services;
  const limiter = createLimiter(database.pool, rateLimits, 'changePassword');
  app.post(
    '/api/change_password',
    { schema: CHANGE_PASSWORD_SCHEMA, validatorCompiler: uncheckedBody, onRequest: authenticate.hook },
    async (request, reply) => {
      const viewer = authenticate.viewer(request);
      const emailKey = emailKeyOf(viewer.email);
      await limiter.spend(emailKey, request.ip);
      const answer = await respondIdempotently(
        services,
        { request, reply, viewerId: viewer.id },
        async (trx) => {
          await changePassword(trx, {
            viewerId: viewer.id,
            sessionId: viewer.sessionId,
            current: textOf(request.body.current_password),
            chosen: newPasswordOf(request.body),
            locale: viewer.locale,
            now: clock(),
          });
          return { status: 204 };
        },
      );
      await limiter.refund(emailKey, request.ip);
      return answer;
    },
  );
};
