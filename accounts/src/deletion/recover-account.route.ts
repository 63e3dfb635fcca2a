import type { AccountsApp } from '../app/accounts-app';
import type { Services } from '../app/services';
import { localeOf } from '../errors/locale-of';
import { Refusal } from '../errors/refusal';
import { uncheckedBody } from '../errors/unchecked-body';
import { createLimiter } from '../rate-limit/limiter';
import { deviceNameOf } from '../session/device-name-of';
import { sessionCookieOf } from '../session/session-cookie';
import { sessionDataOf } from '../session/session-data-of';
import { endSession } from '../session/sessions';
import { textOf } from '../viewer/text-of';
import { viewerOfSession } from '../viewer/viewer-facts';
import { RECOVER_ACCOUNT_SCHEMA } from './recover-account.schema';
import { recoverViewer } from './recover-viewer';

export const recoverAccountRoute = (
  app: AccountsApp,
  { config, database, rateLimits, clock, bearers }: Services,
): void => {
  const limiter = createLimiter(database.pool, rateLimits, 'deletion');
  const cookie = sessionCookieOf(config.publicOrigin);
  app.post(
    '/api/recover_account',
    { schema: RECOVER_ACCOUNT_SCHEMA, validatorCompiler: uncheckedBody },
    async (request, reply) => {
      await limiter.spend(null, request.ip);
      const now = clock();
      const recovery = {
        token: textOf(request.body.recovery_token),
        deviceName: deviceNameOf(request.headers['user-agent']),
        locale: localeOf(request),
        now,
      };
      const session = await database.queries.transaction().execute((trx) => recoverViewer(trx, recovery));
      const facts = await viewerOfSession(database.queries, session.id, now);
      if (!facts) throw new Refusal(401, 'SESSION_REQUIRED');
      const previous = request.cookies[cookie.name];
      if (previous) await endSession(database.queries, previous);
      return reply
        .setCookie(cookie.name, session.token, { ...cookie.options, expires: session.expiresAt })
        .send({ data: await sessionDataOf(bearers, facts, localeOf(request), now) });
    },
  );
};
