import type { AccountsApp } from '../app/accounts-app';
import type { Services } from '../app/services';
import { localeOf } from '../errors/locale-of';
import { uncheckedBody } from '../errors/unchecked-body';
import { answerOnce } from '../idempotency/answer-once';
import { textOf } from '../viewer/text-of';
import { newPasswordOf } from './new-password';
import { resetPassword } from './reset-password';
import { RESET_PASSWORD_SCHEMA } from './reset-password.schema';

export const resetPasswordRoute = (app: AccountsApp, services: Services): void => {
  app.post(
    '/api/reset_password',
    { schema: RESET_PASSWORD_SCHEMA, validatorCompiler: uncheckedBody },
    (request, reply) =>
      answerOnce(services, { request, reply, viewerId: null }, async (trx) => {
        await resetPassword(trx, {
          token: textOf(request.body.reset_token),
          chosen: newPasswordOf(request.body),
          locale: localeOf(request),
          now: services.clock(),
        });
        return { status: 204 };
      }),
  );
};
