import { ConfigError } from './config-error';

/** Runs an entry point; a wrong setting ends it with one sentence, anything else with its stack. */
export const runProcess = async (work: () => Promise<void>): Promise<void> => {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof ConfigError ? error.message : error);
    process.exitCode = 1;
  }
};
