import type { LogStream } from '@sahra/schemas/log-options';
import { pino } from 'pino';

const BLOCK_BYTES = 8_192;
/** In milliseconds. No line is later than this. */
const LATEST_MS = 1_000;

/**
 * Opens standard output for log lines. They are written in blocks, because a call for each line took a fifth of the
 * processor time of small segments. The end of the process writes the rest, whatever ends it but SIGKILL.
 */
export const openLog = (): LogStream => {
  const log = pino.destination({ sync: true, minLength: BLOCK_BYTES, periodicFlush: LATEST_MS });
  process.once('exit', () => log.flushSync());
  return log;
};
