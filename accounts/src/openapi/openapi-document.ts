import { buildApp } from '../app/build-app';
import { openDatabase } from '../database/database';
import { RATE_LIMITS } from '../rate-limit/rate-limits';

/** Nothing connects to it: the pool opens at the first statement, and describing routes makes none. */
const NO_DATABASE = 'postgres://nobody@localhost:1/none';
const NO_SECRET = 'x'.repeat(32);

/** The OpenAPI document of the routes as they are registered, as it is committed. */
export const openApiDocument = async (): Promise<string> => {
  const app = await buildApp({
    config: {
      publicOrigin: 'http://localhost:8000',
      authSecret: NO_SECRET,
      bearerSecret: NO_SECRET,
      codePepper: NO_SECRET,
      deskSecret: NO_SECRET,
      cms: { url: 'http://localhost:1337', readToken: NO_SECRET },
      trustedProxies: ['loopback'],
      google: undefined,
      logLevel: 'silent',
    },
    database: openDatabase(NO_DATABASE, () => undefined),
    rateLimits: RATE_LIMITS,
    clock: () => new Date(),
    mailer: { send: () => Promise.resolve() },
  });
  await app.ready();
  return `${JSON.stringify(app.swagger(), null, 2)}\n`;
};
