import { DEFAULT_LOCALE } from '@sahra/schemas/constants';

import type { ContentState } from '../content/content-state';
import { ContentVersionOperation } from '../content/content-version.query.generated';
import { queryGraph } from '../graph/query-graph';
import { ContentChangedOperation } from './content-changed.subscription.generated';
import { keepStream } from './keep-stream';
import { readEvents } from './read-events';

/** In milliseconds. Question of a visible page where no stream passes or data are to be saved. */
export const SLOW_QUESTION_MS = 60_000;
/** In milliseconds. Then the stream is tried again: the viewer may be in another network. */
const STREAM_AGAIN_MS = 600_000;
/** In milliseconds. Browsers read a publish within this time, so that they do not all come at once. */
const SPREAD_MS = 500;
/** Status of a refusal that passes by itself. */
const TOO_MANY = '429';

interface Followed {
  tell: (state: ContentState) => void;
  /** Called once events come, so that other streams may be opened too. */
  onStreaming: () => void;
}

const savesData = (): boolean =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Asks for the state now and every minute while the page is visible. */
const askSlowly = (tell: Followed['tell']): (() => void) => {
  let stopped = false;
  const ask = async (): Promise<void> => {
    if (document.visibilityState !== 'visible') return;
    const answer = await queryGraph(ContentVersionOperation, {}, DEFAULT_LOCALE).catch(() => null);
    const contentVersion = answer?.data.contentVersion ?? null;
    if (answer && contentVersion !== null && !stopped) tell({ contentVersion, stale: answer.stale });
  };
  void ask();
  const timer = setInterval(() => void ask(), SLOW_QUESTION_MS);
  return () => {
    stopped = true;
    clearInterval(timer);
  };
};

/**
 * Follows the state of the content by a stream. Where the events of a stream do not pass, it asks instead.
 * @returns A function that stops.
 */
export const followContent = ({ tell, onStreaming }: Followed): (() => void) => {
  if (savesData()) return askSlowly(tell);
  let stop: () => void = () => undefined;
  let later: ReturnType<typeof setTimeout> | undefined;

  const askInstead = (): void => {
    stop();
    stop = askSlowly(tell);
    later = setTimeout(() => {
      stop();
      stream();
    }, STREAM_AGAIN_MS);
  };
  const stream = (): void => {
    let isFirst = true;
    stop = keepStream({
      open: (call) => readEvents(ContentChangedOperation, { ...call, token: null }),
      onEvent: ({ contentChanged }) => {
        if (!contentChanged) return;
        clearTimeout(later);
        later = setTimeout(() => tell(contentChanged), isFirst ? 0 : Math.random() * SPREAD_MS);
        if (isFirst) onStreaming();
        isFirst = false;
      },
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
