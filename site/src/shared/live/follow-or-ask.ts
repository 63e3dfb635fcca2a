import { keepStream } from './keep-stream';
import type { KeptStream } from './keep-stream';

/** In milliseconds. Question of a visible page where no stream passes or data are to be saved. */
export const SLOW_QUESTION_MS = 60_000;
/** In milliseconds. Then the stream is tried again: the viewer may be in another network. */
const STREAM_AGAIN_MS = 600_000;
/** Status of a refusal that passes by itself. */
const TOO_MANY = '429';

interface Followed<Data> extends Pick<KeptStream<Data>, 'open' | 'onEvent' | 'hasFirstEvent'> {
  /** Asks once for what the stream would tell. */
  ask: () => Promise<void>;
}

const savesData = (): boolean =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Asks now and every minute while the page is visible. */
const askSlowly = (ask: () => Promise<void>): (() => void) => {
  const askVisible = (): void => {
    if (document.visibilityState === 'visible') void ask();
  };
  askVisible();
  const timer = setInterval(askVisible, SLOW_QUESTION_MS);
  return () => clearInterval(timer);
};

/**
 * Follows a stream. Where its events do not pass, it asks instead.
 * @returns A function that stops.
 */
export const followOrAsk = <Data>({ ask, ...followed }: Followed<Data>): (() => void) => {
  if (savesData()) return askSlowly(ask);
  let stop: () => void = () => undefined;
  let later: ReturnType<typeof setTimeout> | undefined;

  const askInstead = (): void => {
    stop();
    stop = askSlowly(ask);
    later = setTimeout(() => {
      stop();
      stream();
    }, STREAM_AGAIN_MS);
  };
  const stream = (): void => {
    stop = keepStream({
      ...followed,
      onHeldBack: askInstead,
      onRefused: (code) => {
        if (code === TOO_MANY) return true;
        askInstead();
        return false;
      },
    });
  };
  stream();
  return () => {
    clearTimeout(later);
    stop();
  };
};
