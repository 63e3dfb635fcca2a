const PINO_ERROR = 50;

interface PinoLine {
  level: number;
  msg?: string;
  err?: { message?: string };
}

/** Returns the message of an error log line; undefined for every other line. */
export const parseLogError = (line: string): string | undefined => {
  if (!line.startsWith('{')) return undefined;
  try {
    const { level, msg, err } = JSON.parse(line) as PinoLine;
    return level >= PINO_ERROR ? (msg ?? err?.message ?? line) : undefined;
  } catch {
    return undefined;
  }
};
