interface Read {
  /** In milliseconds: what was read is due again after this. */
  freshMs: number;
  /** Reads it at `now`. */
  read: (now: number) => Promise<void>;
  /** What could not be read, for the log. */
  subject: string;
  warn: (line: string) => void;
}

/**
 * Returns a function that reads when it is due. The first read is waited for, each later one goes on in the background;
 * when one fails, what was read last holds.
 */
export const keepFresh = ({ freshMs, read, subject, warn }: Read): ((now: number) => Promise<void>) => {
  let readAt = -Infinity;
  let reading: Promise<void> | null = null;
  let isRead = false;

  const start = (now: number): Promise<void> =>
    read(now)
      .then(() => {
        isRead = true;
      })
      .catch((error: unknown) =>
        warn(`${subject} could not be read: ${error instanceof Error ? error.message : ''}.`),
      )
      .finally(() => {
        reading = null;
      });

  return async (now) => {
    if (now - readAt >= freshMs || now < readAt) {
      readAt = now;
      reading ??= start(now);
    }
    if (!isRead && reading) await reading;
  };
};
