import { createPaymentProvider } from '../../billing/billing.module';
import { buildApp } from '../build-app';
import type { Dependencies } from '../../platform/dependencies';
import { openDatabase } from '../../platform/database/database';
import { RATE_LIMITS } from '../../platform/rate-limit/rate-limits';

/** Never connected to: the pool connects at the first statement, and describing routes runs none. */
const NO_DATABASE = 'postgres://nobody@localhost:1/none';
const NO_SECRET = 'x'.repeat(32);

interface OpenApi {
  paths: Record<string, unknown>;
  components: { schemas: Record<string, unknown> };
}

/** Sorts by key, so that the document does not depend on the order in which routes are registered. */
const byName = (record: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(record).sort(([one], [other]) => (one < other ? -1 : 1)));

/** Generates the OpenAPI document of the registered routes, formatted as it is committed. */
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
  const { paths, components, ...document } = app.swagger() as unknown as OpenApi;
  const sorted = {
    ...document,
    components: { ...components, schemas: byName(components.schemas) },
    paths: byName(paths),
  };
  return `${JSON.stringify(sorted, null, 2)}\n`;
};
