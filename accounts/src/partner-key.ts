import { userInfo } from 'node:os';

import {
  UsageError,
  parsePartnerKeyCommand,
  refusalText,
  runPartnerKeyCommand,
} from './partners/partners.module';
import { readDatabaseUrl } from './platform/config/database.config';
import { runProcess } from './platform/config/run-process';
import { withDatabase } from './platform/database/with-database';
import { Refusal } from './platform/http/errors/refusal';

await runProcess(async () => {
  try {
    const command = parsePartnerKeyCommand(process.argv.slice(2));
    await withDatabase(readDatabaseUrl(process.env), async ({ queries }) => {
      const { username } = userInfo();
      process.stdout.write(await runPartnerKeyCommand(queries, command, `${username} (command)`, new Date()));
    });
  } catch (error) {
    if (!(error instanceof UsageError) && !(error instanceof Refusal)) throw error;
    process.stderr.write(`${error instanceof Refusal ? refusalText(error) : error.message}\n`);
    process.exitCode = 1;
  }
});
