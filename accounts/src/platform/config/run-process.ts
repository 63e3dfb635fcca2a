import { inspect } from 'node:util';

import { ConfigError } from './config-error';

/**
 * Runs an entry point. A wrong setting ends the process with one sentence, any other error with its stack
 * trace.
 */
export const runProcess = async (work: () => Promise<void>): Promise<void> => {
  try {
    await work();
  } catch (error) {
    process.stderr.write(`${error instanceof ConfigError ? error.message : inspect(error)}\n`);
    process.exitCode = 1;
  }
};
