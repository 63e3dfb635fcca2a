import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { logOptions } from '@sahra/schemas/log-options';
import { openLog } from '@sahra/schemas/open-log';

import { readConfig } from './config';
import type { Config } from './config';
import { createApp } from './server/app';

const configOrExit = (): Config => {
  try {
    return readConfig(process.env);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    process.stderr.write(`The gateway cannot start. ${reason}\n`);
    process.exit(1);
  }
};

const config = configOrExit();
const playgroundDir = [`./playground`, '../dist/playground']
  .map((path) => fileURLToPath(new URL(path, import.meta.url)))
  .find((path) => existsSync(path));

const { app, feeds, partnerKeyUses } = await createApp({
  config,
  logger: logOptions(config.logLevel, openLog()),
  ...(playgroundDir ? { playgroundDir } : {}),
});

// Where an item of a list fails at once, graphql-js leaves the failures of the other items to nobody, and Node ends a
// process with such a failure.
process.on('unhandledRejection', (error) => app.log.error({ err: error }, 'a failure was left to nobody'));

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    app.log.info({ signal }, 'stopping');
    void app.close().then(() => process.exit(0));
  });
}

await app.listen({ port: config.port, host: config.host });
void feeds.follow();
partnerKeyUses.follow((error) => app.log.warn({ err: error }, 'the use of partner keys was not reported'));
