import type { AddressInfo } from 'node:net';

import { createTestDatabase } from '@sahra/scripts/database/create-test-database';
import { ensureTemplateDatabase } from '@sahra/scripts/database/ensure-template-database';

import type { AccountsApp } from '../platform/http/accounts-app';
import { buildApp } from '../app/build-app';
import type { Dependencies } from '../platform/dependencies';
import { migrateToLatest } from '../platform/database/migrate-to-latest';
import { openDatabase, type Database } from '../platform/database/database';
import { Unreachable } from '../platform/http/errors/unreachable';
import { JOB_HANDLERS } from '../app/job-handlers';
import { runDueJobs } from '../platform/jobs/run-due-jobs';
import type { MailPayload } from '../platform/mail/mail-data';
import { syncPlans } from '../billing/plan/sync-plans';
import { createPaymentProvider } from '../billing/payment/create-payment-provider';
import type { PaymentProvider } from '../billing/payment/payment-provider';
import { RATE_LIMITS } from '../platform/rate-limit/rate-limits';
import { createFakeMailer } from './fake-mailer';
import { createFakeClock, type FakeClock } from './fake-clock';

export const TEST_CONFIG: Dependencies['config'] = {
  publicOrigin: 'http://localhost:8000',
  authSecret: 'auth-secret-of-the-tests-0123456789',
  bearerSecret: 'bearer-secret-of-the-tests-01234567',
  codePepper: 'code-pepper-of-the-tests-0123456789',
  deskSecret: 'desk-secret-of-the-tests-0123456789',
  gatewayToken: 'gateway-token-of-the-tests-01234567',
  cms: { url: 'http://localhost:1', readToken: 'cms-token-of-the-tests-0123456789ab' },
  ownUrl: 'http://127.0.0.1:1',
  payments: { provider: 'sandbox' },
  development: false,
  trustedProxies: ['loopback'],
  google: undefined,
  logLevel: 'silent',
};

export interface RunningAccounts {
  app: AccountsApp;
  database: Database;
  /** Base URL of the service. */
  url: string;
  /** Starts at the time of the machine and stands still. */
  clock: FakeClock;
  payments: PaymentProvider;
  /**
   * Runs all due jobs, as the worker of the service does. Throws the error of a job, unless an external service is
   * unreachable.
   */
  runJobs(): Promise<number>;
  /** Returns the mails that the jobs sent, oldest first. */
  mails(): MailPayload[];
  stop(): Promise<void>;
}

/** Database with migrations and plans that test databases are copied from; created once per test run. */
const TEMPLATE = 'accounts_migrated';

const fillTemplate = async (url: string): Promise<void> => {
  const database = openDatabase(url, () => undefined);
  await migrateToLatest(database);
  await syncPlans(database);
  await database.close();
};

/**
 * Starts the whole service on a free port with its own migrated database; its worker runs when the test calls it.
 */
export const startAccounts = async (
  changed: Partial<Omit<Dependencies, 'database' | 'config'>> & {
    config?: Partial<Dependencies['config']>;
  } = {},
): Promise<RunningAccounts> => {
  await ensureTemplateDatabase(TEMPLATE, fillTemplate);
  const testDatabase = await createTestDatabase(TEMPLATE);
  const database = openDatabase(testDatabase.url, () => undefined);
  const clock = createFakeClock(new Date());
  const { mailer, mails } = createFakeMailer();
  const config = { ...TEST_CONFIG, ...changed.config };
  const payments = createPaymentProvider({ config, database, clock: changed.clock ?? clock.now });
  const dependencies = {
    rateLimits: RATE_LIMITS,
    clock: clock.now,
    mailer,
    payments,
    ...changed,
    config,
    database,
  };
  const app = await buildApp(dependencies);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  config.ownUrl = `http://127.0.0.1:${port}`;
  return {
    app,
    database,
    url: config.ownUrl,
    clock,
    payments: dependencies.payments,
    runJobs: () =>
      runDueJobs(dependencies, JOB_HANDLERS, (_job, error) => {
        if (!(error instanceof Unreachable)) throw error;
      }),
    mails,
    stop: async () => {
      await app.close();
      await database.close();
      await testDatabase.drop();
    },
  };
};
