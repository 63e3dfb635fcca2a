import { HEADERS } from '@sahra/schemas/headers';

import type { AccountsApp } from '../app/accounts-app';
import type { Dependencies } from '../app/dependencies';
import { localeOf } from '../errors/locale-of';
import { Refusal } from '../errors/refusal';
import { uncheckedBody } from '../errors/unchecked-body';
import { createLimiter } from '../rate-limit/limiter';
import type { Bearers } from '../session/bearers';
import { deviceNameOf } from '../session/device-name-of';
import { sessionCookieOf } from '../session/session-cookie';
import { sessionDataOf } from '../session/session-data-of';
import { endSession } from '../session/sessions';
import { viewerOfSession } from '../viewer/viewer-facts';
import { checkRegistration } from './check-registration';
import { REGISTER_SCHEMA } from './register.schema';
import { IDEMPOTENCY_KEY_MAX } from './registration.limits';
import { registerViewer } from './register-viewer';

const idempotencyKeyOf = (header: string | undefined): string | undefined => {
  if (header && header.length > IDEMPOTENCY_KEY_MAX) throw new Refusal(400, 'BAD_USER_INPUT');
  return header === '' ? undefined : header;
};

export const registerRoute = (
  app: AccountsApp,
  { config, database, rateLimits }: Dependencies,
  bearers: Bearers,
): void => {
  const limiter = createLimiter(database.pool, rateLimits, 'register');
  const cookie = sessionCookieOf(config.publicOrigin);
  app.post(
    '/api/register',
    {
      schema: REGISTER_SCHEMA,
      validatorCompiler: uncheckedBody,
    },
    async (request, reply) => {
      const { input, failures } = checkRegistration(request.body);
      const emailFails = failures.some(({ field }) => field === 'email');
      await limiter.spend(emailFails ? null : input.emailKey, request.ip);
      const session = await registerViewer(database, {
        input,
        failures,
        idempotencyKey: idempotencyKeyOf(request.headers[HEADERS.idempotencyKey]),
        deviceName: deviceNameOf(request.headers['user-agent'], input.deviceName),
      });
      const facts = await viewerOfSession(database.queries, session.id);
      if (!facts) throw new Refusal(401, 'SESSION_REQUIRED');
      const previous = request.cookies[cookie.name];
      if (previous) await endSession(database.queries, previous);
      return reply
        .code(201)
        .setCookie(cookie.name, session.token, { ...cookie.options, expires: session.expiresAt })
        .send({ data: await sessionDataOf(bearers, facts, localeOf(request)) });
    },
  );
};
