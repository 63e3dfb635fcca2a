import { buildApp } from '../app/build-app';
import type { Dependencies } from '../app/dependencies';
import { openDatabase } from '../database/database';
import { createPaymentProvider } from '../payment/create-payment-provider';
import { RATE_LIMITS } from '../rate-limit/rate-limits';

/** Nothing connects to it: the pool opens at the first statement, and describing routes makes none. */
const NO_DATABASE = 'postgres://nobody@localhost:1/none';
const NO_SECRET = 'x'.repeat(32);

/** The OpenAPI document of the routes as they are registered, as it is committed. */
export const openApiDocument = async (): Promise<string> => {
  const database = openDatabase(NO_DATABASE, () => undefined);
  const clock = () => new Date();
  const config: Dependencies['config'] = {
    publicOrigin: 'http://localhost:8000',
    authSecret: NO_SECRET,
    bearerSecret: NO_SECRET,
    codePepper: NO_SECRET,
    deskSecret: NO_SECRET,
    gatewayToken: NO_SECRET,
    cms: { url: 'http://localhost:1337', readToken: NO_SECRET },
    ownUrl: 'http://localhost:3001',
    payments: { provider: 'sandbox' },
    development: false,
    trustedProxies: ['loopback'],
    google: undefined,
    logLevel: 'silent',
  };
  const app = await buildApp({
    config,
    database,
    rateLimits: RATE_LIMITS,
    clock,
    mailer: { send: () => Promise.resolve() },
    payments: createPaymentProvider({ config, database, clock }),
  });
  await app.ready();
  return `${JSON.stringify(app.swagger(), null, 2)}\n`;
};
