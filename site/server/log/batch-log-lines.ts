import type { LogStream } from '@sahra/schemas/log-options';

/**
 * Writes the lines of one turn of the event loop together: with many requests in a turn, a system call for each line
 * would cost more than everything else in it. Lines are also written before the process exits.
 */
export const batchLogLines = (destination: LogStream): LogStream => {
  let lines = '';
  const flush = (): void => {
    const text = lines;
    lines = '';
    if (text !== '') destination.write(text);
  };
  process.on('exit', flush);
  return {
    write: (line) => {
      if (lines === '') setImmediate(flush);
      lines += line;
    },
  };
};
