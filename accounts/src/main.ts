import { buildApp } from './app/build-app';
import { endOnSignal } from './app/end-on-signal';
import { readAccountsConfig } from './config/accounts.config';
import { runProcess } from './config/run-process';
import { openDatabase } from './database/database';
import { RATE_LIMITS } from './rate-limit/rate-limits';

await runProcess(async () => {
  const config = readAccountsConfig(process.env);
  const database = openDatabase(config.databaseUrl, (error) => {
    app.log.warn({ err: error }, 'an idle database connection ended');
  });
  const app = await buildApp({ config, database, rateLimits: RATE_LIMITS });
  app.addHook('onClose', () => database.close());
  endOnSignal(app);
  await app.listen({ host: config.host, port: config.port });
});
