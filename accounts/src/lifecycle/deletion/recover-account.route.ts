import { emailKeyOf } from '@sahra/schemas/email-key-of';
import { ownValue } from '@sahra/schemas/own-value';

import {
  createKnownCallers,
  createRecoveryCookie,
  deviceNameOf,
  deviceZoneOf,
  endSession,
  readRecoveryOffer,
  recoveryDataOf,
  sessionCookieOf,
  sessionDataOf,
  type Services,
  viewerOfSession,
} from '../../identity/identity.module';
import type { AccountsApp } from '../../platform/http/accounts-app';
import { localeOf, statedLocaleOf } from '../../platform/http/errors/locale-of';
import { Refusal } from '../../platform/http/errors/refusal';
import { uncheckedBody } from '../../platform/http/errors/unchecked-body';
import { createLimiter } from '../../platform/rate-limit/limiter';
import { textOf } from '../../platform/text/text-of';
import { RECOVER_ACCOUNT_SCHEMA, RECOVERY_OFFER_SCHEMA } from './recover-account.schema';
import { recoverViewer, recoveryInvalid } from './recover-viewer';

export const recoverAccountRoute = (app: AccountsApp, services: Services): void => {
  const { config, database, rateLimits, clock } = services;
  const limiter = createLimiter(database.pool, rateLimits, 'deletion');
  const cookie = sessionCookieOf(config.publicOrigin);
  const offered = createRecoveryCookie(config.publicOrigin);
  const known = createKnownCallers(services);

  app.get('/api/recover_account', { schema: RECOVERY_OFFER_SCHEMA }, async (request) => {
    const token = offered.tokenOf(request);
    if (token === undefined) return { data: null };
    await limiter.spend(null, request.ip);
    const offer = await readRecoveryOffer(database.queries, token, clock());
    return { data: offer && recoveryDataOf(offer) };
  });

  app.post(
    '/api/recover_account',
    { schema: RECOVER_ACCOUNT_SCHEMA, validatorCompiler: uncheckedBody },
    async (request, reply) => {
      await limiter.spend(null, request.ip);
      const token = textOf(request.body.recovery_token);
      if (!offered.holds(request, token)) throw recoveryInvalid();
      const now = clock();
      const recovery = {
        token,
        deviceName: deviceNameOf(request.headers['user-agent']),
        locale: statedLocaleOf(request),
        timeZone: deviceZoneOf(request),
        now,
      };
      const session = await database.queries.transaction().execute((trx) => recoverViewer(trx, recovery));
      const facts = await viewerOfSession(database.queries, session.id, now);
      if (!facts) throw new Refusal(401, 'SESSION_REQUIRED');
      const previous = ownValue(request.cookies, cookie.name);
      if (previous) await endSession(database.queries, previous);
      await known.remember(request, reply, emailKeyOf(facts.email));
      return offered
        .clear(reply)
        .setCookie(cookie.name, session.token, { ...cookie.options, expires: session.expiresAt })
        .send({ data: await sessionDataOf(services, facts, localeOf(request), now) });
    },
  );
};
