import { pino } from 'pino';

import type { LogStream } from './log-options';

const BLOCK_LENGTH = 8_192;
/** In milliseconds. No line is later than this. */
const LATEST_MS = 1_000;

/**
 * Opens standard output for log lines. They are written in blocks: a call for each line takes up to an eighth of the
 * processor time of small responses. The end of the process writes the rest, whatever ends it but SIGKILL.
 */
export const openLog = (): LogStream => {
  const log = pino.destination({ sync: true });
  let lines = '';
  const flush = (): void => {
    const text = lines;
    lines = '';
    if (text !== '') log.write(text);
  };
  setInterval(flush, LATEST_MS).unref();
  process.once('exit', flush);
  return {
    // pino's own blocks count the bytes of each line, which costs more than joining them.
    write: (line) => {
      lines += line;
      if (lines.length >= BLOCK_LENGTH) flush();
    },
  };
};
