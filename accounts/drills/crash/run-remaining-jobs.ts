import { buildApp } from '../../src/app/build-app';
import { JOB_HANDLERS } from '../../src/app/job-handlers';
import { createPaymentProvider } from '../../src/billing/payment/create-payment-provider';
import { readAccountsConfig } from '../../src/platform/config/accounts.config';
import type { Database } from '../../src/platform/database/database';
import { runDueJobs } from '../../src/platform/jobs/run-due-jobs';
import { createSmtpMailer } from '../../src/platform/mail/smtp-mailer';
import { RATE_LIMITS } from '../../src/platform/rate-limit/rate-limits';

const HOUR_MS = 60 * 60 * 1000;

/** Advances the clock and runs the jobs that fall due in the next hours, until no started work is left open. */
export const runRemainingJobs = async (
  database: Database,
  environment: NodeJS.ProcessEnv,
  hours: readonly number[],
): Promise<Date> => {
  const config = readAccountsConfig(environment);
  let now = new Date();
  const clock = (): Date => now;
  const mailer = createSmtpMailer(config, clock);
  const payments = createPaymentProvider({ config, database, clock });
  const dependencies = { config, database, rateLimits: RATE_LIMITS, clock, mailer, payments };
  const app = await buildApp({ ...dependencies, config: { ...config, logLevel: 'silent' } });
  await app.listen({ host: '127.0.0.1', port: config.port });
  try {
    const began = now.getTime();
    for (const hour of hours) {
      now = new Date(began + hour * HOUR_MS);
      await runDueJobs(dependencies, JOB_HANDLERS, () => undefined);
    }
    return now;
  } finally {
    mailer.close();
    await app.close();
  }
};
