import { DEFAULT_LOCALE } from '@sahra/schemas/constants';

import type { ContentState } from '../content/content-state';
import { ContentVersionOperation } from '../content/content-version.query.generated';
import { queryGraph } from '../graph/query-graph';
import { ContentChangedOperation } from './content-changed.subscription.generated';
import { followOrAsk } from './follow-or-ask';
import { readEvents } from './read-events';
import type { StreamCall } from './read-events';

/** In milliseconds. Browsers read a publish within this time, so that they do not all come at once. */
const SPREAD_MS = 500;

interface Followed {
  tell: (state: ContentState) => void;
  /** Called once events come, so that other streams may be opened too. */
  onStreaming: () => void;
}

/**
 * Follows the state of the content by a stream. Where the events of a stream do not pass, it asks instead.
 * @returns A function that stops.
 */
export const followContent = ({ tell, onStreaming }: Followed): (() => void) => {
  let stopped = false;
  let isFirst = true;
  let later: ReturnType<typeof setTimeout> | undefined;

  const stop = followOrAsk({
    open: (call: Omit<StreamCall, 'token'>) =>
      readEvents(ContentChangedOperation, {}, { ...call, token: null }),
    onEvent: ({ contentChanged }) => {
      if (!contentChanged) return;
      clearTimeout(later);
      later = setTimeout(() => tell(contentChanged), isFirst ? 0 : Math.random() * SPREAD_MS);
      if (isFirst) onStreaming();
      isFirst = false;
    },
    ask: async () => {
      const answer = await queryGraph(ContentVersionOperation, {}, DEFAULT_LOCALE).catch(() => null);
      const contentVersion = answer?.data.contentVersion ?? null;
      if (answer && contentVersion !== null && !stopped) tell({ contentVersion, stale: answer.stale });
    },
  });
  return () => {
    stopped = true;
    clearTimeout(later);
    stop();
  };
};
