import { buildApp } from './app/build-app';
import { endOnSignal } from './app/end-on-signal';
import { readAccountsConfig } from './config/accounts.config';
import { runProcess } from './config/run-process';
import { openDatabase } from './database/database';
import { startWorker } from './jobs/start-worker';
import { createSmtpMailer } from './mail/smtp-mailer';
import { RATE_LIMITS } from './rate-limit/rate-limits';

await runProcess(async () => {
  const config = readAccountsConfig(process.env);
  const database = openDatabase(config.databaseUrl, (error) => {
    app.log.warn({ err: error }, 'an idle database connection ended');
  });
  const clock = () => new Date();
  const mailer = createSmtpMailer(config, clock);
  const dependencies = { config, database, rateLimits: RATE_LIMITS, clock, mailer };
  const app = await buildApp(dependencies);
  const worker = startWorker(dependencies, app.log);
  app.addHook('onClose', async () => {
    await worker.stop();
    mailer.close();
    await database.close();
  });
  endOnSignal(app);
  await app.listen({ host: config.host, port: config.port });
});
