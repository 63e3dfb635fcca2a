import { redactLine } from '@sahra/schemas/redact';

/** Log levels of pino, which the other services use, so that one tool reads all logs. */
const INFO = 30;
const NUMBER_OF: ReadonlyMap<string, number> = new Map(
  Object.entries({
    error: 50,
    warn: 40,
    info: INFO,
    http: 20,
    verbose: 20,
    debug: 20,
    silly: 10,
  }),
);

/** Property in which winston keeps the formatted text. */
const TEXT = Symbol.for('message');

interface LogLine {
  level: string;
  message: unknown;
  stack?: unknown;
  [TEXT]?: string;
}

/** One JSON line per entry, in the format of the other services and with the same redaction of secrets. */
export const LOG_FORMAT = {
  transform: (line: LogLine): LogLine => {
    const { level, message, stack } = line;
    const entry = JSON.stringify({
      level: NUMBER_OF.get(level) ?? INFO,
      time: Date.now(),
      name: 'cms',
      msg: String(message),
      ...(typeof stack === 'string' && { stack }),
    });
    line[TEXT] = redactLine(entry);
    return line;
  },
};
