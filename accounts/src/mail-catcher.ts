import { runProcess } from './platform/config/run-process';
import { readCatcherConfig } from './platform/mail-catcher/catcher.config';
import { startCatcher } from './platform/mail-catcher/start-catcher';

await runProcess(async () => {
  const catcher = await startCatcher(readCatcherConfig(process.env));
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => void catcher.stop().then(() => process.exit(0)));
});
