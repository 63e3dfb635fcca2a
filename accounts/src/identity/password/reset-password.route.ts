import type { AccountsApp } from '../../platform/http/accounts-app';
import type { Services } from '../session/services';
import { statedLocaleOf } from '../../platform/http/errors/locale-of';
import { uncheckedBody } from '../../platform/http/errors/unchecked-body';
import { respondIdempotently } from '../../platform/idempotency/respond-idempotently';
import { createKnownCallers } from '../sign-in/known-callers';
import { createPasswordLimits } from '../sign-in/password-limits';
import { deviceZoneOf } from '../viewer/note-device';
import { textOf } from '../../platform/text/text-of';
import { newPasswordOf } from './new-password';
import { resetPassword } from './reset-password';
import { RESET_PASSWORD_SCHEMA } from './reset-password.schema';

export const resetPasswordRoute = (app: AccountsApp, services: Services): void => {
  const { database, rateLimits, clock } = services;
  const known = createKnownCallers(services);
  const limits = createPasswordLimits(database.pool, rateLimits, known);
  app.post(
    '/api/reset_password',
    { schema: RESET_PASSWORD_SCHEMA, validatorCompiler: uncheckedBody },
    (request, reply) =>
      respondIdempotently(services, { request, reply, viewerId: null }, async (trx) => {
        const emailKey = await resetPassword(trx, {
          token: textOf(request.body.reset_token),
          chosen: newPasswordOf(request.body),
          locale: statedLocaleOf(request),
          timeZone: deviceZoneOf(request),
          now: clock(),
        });
        const afterCommit = async () => {
          await limits.reset(known.callerOf(request, emailKey));
          await known.remember(request, reply, emailKey);
        };
        return { status: 204, afterCommit };
      }),
  );
};
