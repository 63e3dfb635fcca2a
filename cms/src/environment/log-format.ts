/** Numbers of pino, which the other services log with, so that one reader reads all logs. */
const NUMBER_OF: Readonly<Record<string, number>> = {
  error: 50,
  warn: 40,
  info: 30,
  http: 20,
  verbose: 20,
  debug: 20,
  silly: 10,
};

/** Where winston keeps the text that it writes. */
const TEXT = Symbol.for('message');

interface LogLine {
  level: string;
  message: unknown;
  stack?: unknown;
  [TEXT]?: string;
}

/** One line of JSON per entry, in the shape of the other services. */
export const LOG_FORMAT = {
  transform: (line: LogLine): LogLine => {
    const { level, message, stack } = line;
    line[TEXT] = JSON.stringify({
      level: NUMBER_OF[level] ?? NUMBER_OF['info'],
      time: Date.now(),
      name: 'cms',
      msg: String(message),
      ...(typeof stack === 'string' && { stack }),
    });
    return line;
  },
};
