import { inspect } from 'node:util';

import { ConfigError } from './config-error';

/** Runs an entry point; a wrong setting ends it with one sentence, anything else with its stack. */
export const runProcess = async (work: () => Promise<void>): Promise<void> => {
  try {
    await work();
  } catch (error) {
    process.stderr.write(`${error instanceof ConfigError ? error.message : inspect(error)}\n`);
    process.exitCode = 1;
  }
};
