import { ownValue } from '@sahra/schemas/own-value';

import type { AccountsApp } from '../../platform/http/accounts-app';
import type { Services } from '../session/services';
import { localeOf } from '../../platform/http/errors/locale-of';
import { Refusal } from '../../platform/http/errors/refusal';
import { uncheckedBody } from '../../platform/http/errors/unchecked-body';
import { idempotencyKeyOf } from '../../platform/idempotency/idempotency-key-of';
import { createLimiter } from '../../platform/rate-limit/limiter';
import { deviceNameOf } from '../session/device-name-of';
import { sessionCookieOf } from '../session/session-cookie';
import { sessionDataOf } from '../session/session-data-of';
import { endSession } from '../session/sessions';
import { createKnownCallers } from '../sign-in/known-callers';
import { deviceZoneOf } from '../viewer/note-device';
import { viewerOfSession } from '../viewer/session-viewer';
import { checkRegistration } from './check-registration';
import { REGISTER_SCHEMA } from './register.schema';
import { registerViewer } from './register-viewer';

export const registerRoute = (app: AccountsApp, services: Services): void => {
  const { config, database, rateLimits, clock } = services;
  const known = createKnownCallers(services);
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
        idempotencyKey: idempotencyKeyOf(request),
        deviceName: deviceNameOf(request.headers['user-agent'], input.deviceName),
        timeZone: deviceZoneOf(request),
        locale: localeOf(request),
        pepper: config.codePepper,
        now: clock(),
      });
      const facts = await viewerOfSession(database.queries, session.id, clock());
      if (!facts) throw new Refusal(401, 'SESSION_REQUIRED');
      const previous = ownValue(request.cookies, cookie.name);
      if (previous) await endSession(database.queries, previous);
      await known.remember(request, reply, input.emailKey);
      return reply
        .code(201)
        .setCookie(cookie.name, session.token, { ...cookie.options, expires: session.expiresAt })
        .send({ data: await sessionDataOf(services, facts, localeOf(request), clock()) });
    },
  );
};
