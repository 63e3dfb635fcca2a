import { createPaymentProvider } from './billing/billing.module';
import { buildApp } from './app/build-app';
import { shutDownOnSignal } from './app/shut-down-on-signal';
import { readAccountsConfig } from './platform/config/accounts.config';
import { runProcess } from './platform/config/run-process';
import { openDatabase } from './platform/database/database';
import { startWorker } from './app/start-worker';
import { createSmtpMailer } from './platform/mail/smtp-mailer';
import { RATE_LIMITS } from './platform/rate-limit/rate-limits';

await runProcess(async () => {
  const config = readAccountsConfig(process.env);
  const database = openDatabase(config.databaseUrl, (error) => {
    app.log.warn({ err: error }, 'an idle database connection ended');
  });
  const clock = () => new Date();
  const mailer = createSmtpMailer(config, clock);
  const payments = createPaymentProvider({ config, database, clock }, (problem, reason) => {
    app.log.warn({ reason }, problem);
  });
  const dependencies = { config, database, rateLimits: RATE_LIMITS, clock, mailer, payments };
  const app = await buildApp(dependencies);
  if (config.payments.provider === 'sandbox')
    app.log.warn('payments go to the sandbox: no money moves, and anybody can pay with a test card');
  const worker = startWorker(dependencies, app.log);
  app.addHook('onClose', async () => {
    await worker.stop();
    mailer.close();
    await database.close();
  });
  shutDownOnSignal(app);
  await app.listen({ host: config.host, port: config.port });
});
