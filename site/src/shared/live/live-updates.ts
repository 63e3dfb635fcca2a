import { applyContentState } from '../content/content-state';
import type { ContentState } from '../content/content-state';
import { followContent } from './follow-content';
import { followViewer } from './follow-viewer';
import { joinTabs } from './join-tabs';
import type { Leader } from './join-tabs';

/** The leading tab holds at most two streams: the content, and the viewer when somebody is signed in. */
const lead = (tell: (state: ContentState) => void): Leader<ContentState> => {
  let present: ContentState | null = null;
  let stopViewer: (() => void) | undefined;
  const stopContent = followContent({
    tell: (state) => {
      present = state;
      tell(state);
    },
    onStreaming: () => {
      stopViewer ??= followViewer();
    },
  });
  return {
    present: () => present,
    stop: () => {
      stopContent();
      stopViewer?.();
    },
  };
};

/**
 * Starts the live updates: one tab of the browser holds the streams and tells the others (docs/decisions/0110).
 * @returns A function that ends them in this tab.
 */
export const startLiveUpdates = (): (() => void) =>
  joinTabs({ name: 'sahra.live', lead, hear: applyContentState });
