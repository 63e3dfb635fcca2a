import { userInfo } from 'node:os';

import { readDatabaseUrl } from './config/database.config';
import { runProcess } from './config/run-process';
import { withDatabase } from './database/with-database';
import { Refusal } from './errors/refusal';
import { partnerKeyCommandOf } from './partner-key/command/partner-key-command';
import { refusalText } from './partner-key/command/refusal-text';
import { runPartnerKeyCommand } from './partner-key/command/run-partner-key-command';
import { UsageError } from './partner-key/command/usage-error';

await runProcess(async () => {
  try {
    const command = partnerKeyCommandOf(process.argv.slice(2));
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
