import { backoff } from './backoff';
import { StreamRefusal } from './read-events';
import type { StreamCall } from './read-events';

/** In milliseconds. The graph sends a comment every 12 seconds: a connection silent for longer is dead. */
export const SILENCE_MS = 30_000;
/** In milliseconds. A stream whose first event does not come by then is held back by a proxy on the way. */
export const FIRST_EVENT_MS = 10_000;
const BACKOFF = { minMs: 1_000, maxMs: 60_000 };
/** Reasons to close a connection. */
const SILENT = 'silent';
const HELD_BACK = 'held back';

export interface KeptStream<Data> {
  /** Opens the stream once. */
  open: (call: Omit<StreamCall, 'token'>) => AsyncGenerator<Data>;
  onEvent: (data: Data) => void;
  /** Called when the first event does not come; without it, none is expected. The stream is then given up. */
  onHeldBack?: () => void;
  /** Whether an event comes at once; otherwise anything that arrives shows that nothing is held back. */
  hasFirstEvent?: boolean;
  /** Returns whether to try again after the graph refused the stream; true without it. */
  onRefused?: (code: string) => boolean | Promise<boolean>;
}

/**
 * Keeps a stream open: reconnects when it ends, fails or falls silent.
 * @returns A function that closes it.
 */
export const keepStream = <Data>({
  open,
  onEvent,
  onHeldBack,
  hasFirstEvent = true,
  onRefused,
}: KeptStream<Data>): (() => void) => {
  let stopped = false;
  let failures = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let connection = new AbortController();

  /** Returns the wait before the next attempt; null when there is none. */
  const attempt = async (): Promise<number | null> => {
    const { signal } = connection;
    const abort = () => connection.abort(SILENT);
    let silence = setTimeout(abort, SILENCE_MS);
    const first = onHeldBack && setTimeout(() => connection.abort(HELD_BACK), FIRST_EVENT_MS);
    try {
      const onActivity = () => {
        if (!onHeldBack || !hasFirstEvent) {
          failures = 0;
          clearTimeout(first);
        }
        clearTimeout(silence);
        silence = setTimeout(abort, SILENCE_MS);
      };
      for await (const data of open({ signal, onActivity })) {
        failures = 0;
        clearTimeout(first);
        if (!stopped) onEvent(data);
      }
      return backoff(failures, BACKOFF);
    } catch (error) {
      if (stopped) return null;
      if (signal.reason === HELD_BACK) {
        onHeldBack?.();
        return null;
      }
      if (!(error instanceof StreamRefusal)) return backoff(failures, BACKOFF);
      if (onRefused && !(await onRefused(error.code))) return null;
      return Math.max(error.retryAfterMs, backoff(failures, BACKOFF));
    } finally {
      clearTimeout(silence);
      clearTimeout(first);
      abort();
    }
  };

  const run = async (): Promise<void> => {
    retry = undefined;
    connection = new AbortController();
    const wait = await attempt();
    if (stopped || wait === null) return;
    failures += 1;
    retry = setTimeout(() => void run(), wait);
  };
  /** The network is back: do not wait. */
  const reconnect = (): void => {
    if (retry === undefined) return;
    clearTimeout(retry);
    failures = 0;
    void run();
  };

  window.addEventListener('online', reconnect);
  void run();
  return () => {
    stopped = true;
    window.removeEventListener('online', reconnect);
    clearTimeout(retry);
    connection.abort();
  };
};
