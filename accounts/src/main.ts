import { buildApp } from './app/build-app';
import { endOnSignal } from './app/end-on-signal';
import { readAccountsConfig } from './config/accounts.config';
import { runProcess } from './config/run-process';
import { openDatabase } from './database/database';
import { startWorker } from './jobs/start-worker';
import { RATE_LIMITS } from './rate-limit/rate-limits';

await runProcess(async () => {
  const config = readAccountsConfig(process.env);
  const database = openDatabase(config.databaseUrl, (error) => {
    app.log.warn({ err: error }, 'an idle database connection ended');
  });
  const dependencies = {
    config,
    database,
    rateLimits: RATE_LIMITS,
    clock: () => new Date(),
    mailer: { send: () => Promise.reject(new Error('No mail server is configured.')) },
  };
  const app = await buildApp(dependencies);
  const worker = startWorker(dependencies, app.log);
  app.addHook('onClose', async () => {
    await worker.stop();
    await database.close();
  });
  endOnSignal(app);
  await app.listen({ host: config.host, port: config.port });
});
